package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Java functions in a config. */
class OwnFunctionsTest {
    private static final String PRICE = "{name: lookup_price, path: \"dev.mudlark.cli.OwnFunctions:price\"}";

    @TempDir
    Path folder;

    private TinyCollection tiny;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
        config("", PRICE);
    }

    @AfterEach
    void forget() {
        System.clearProperty(OwnFunctions.RAN);
    }

    private void config(String rules, String tool) {
        tiny.config("data: {docs: docs, questions: questions.jsonl}\n" + rules
                + "models: {generator: mock}\nsystems:\n  - {type: agent_search, retriever: bm25, tools: [calculator, "
                + tool + "]}\n");
    }

    private String shown(Typed typed) {
        return typed.out().replace(folder + "/", "");
    }

    @Test
    void aFunctionIsOfferedAndCalledLikeEveryTool() {
        assertThat(Typed.mudlark("tools", "list", "--config", tiny.config()).out())
                .contains("\nlookup_price    none          Price of a product in EUR.\n");
        Typed typed = Typed.mudlark(
                "tools",
                "call",
                "lookup_price",
                "{\"product\": \"Lamp\", \"quantity\": \"3\"}",
                "--config",
                tiny.config());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out()).isEqualTo("Lamp 37.50\n");
        assertThat(Typed.mudlark("tools", "call", "lookup_price", "{}", "--config", tiny.config())
                        .err())
                .contains("product is required");
    }

    @Test
    void aFunctionReadsTheDocumentsOfItsContext() {
        config("", "{name: count_all, path: \"dev.mudlark.cli.OwnFunctions:count\", description: Counts documents.}");
        assertThat(Typed.mudlark("tools", "call", "count_all", "--config", tiny.config())
                        .out())
                .isEqualTo("3\n");
    }

    @Test
    void questionsMayNeedItAndARunOffersIt() {
        tiny.write(
                "questions.jsonl",
                "{\"id\": \"a\", \"question\": \"What does a lamp cost?\", \"expected_keywords\": [\"12.50\"],"
                        + " \"requires_tools\": [\"lookup_price\"]}\n");
        Typed validated = Typed.mudlark("validate", tiny.config());
        assertThat(validated.code()).as(validated.out()).isZero();
        Typed run = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(tiny.out("a").resolve("transcripts.jsonl")).content().contains("\"lookup_price\"");
    }

    @ParameterizedTest
    @CsvSource({"filesystem", "network"})
    void sideEffectsNeedTheAllowList(String effects) {
        String tool = PRICE.replace("}", ", side_effects: " + effects + ", timeout_s: 2}");
        config("", tool);
        assertThat(shown(Typed.mudlark("check", tiny.config())))
                .contains("tool 'lookup_price' has side effects (" + effects + "); list it under tools.allow");
        config("tools: {allow: [lookup_price], allow_network: true, max_calls_per_minute: {lookup_price: 9}}\n", tool);
        Typed typed = Typed.mudlark("check", tiny.config());
        assertThat(typed.code()).as(typed.out()).isZero();
        assertThat(typed.out())
                .contains("\n    tools: search, calculator, lookup_price (" + effects + ") (2 s)\n")
                .contains("\nallowed     lookup_price; the network too\n")
                .contains("\na minute    at most 9 calls of lookup_price\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{name: x, path: \"dev.mudlark.cli.OwnFunctions:prise\"} | there is no method 'prise' in dev.mudlark.cli.OwnFunctions; did you mean 'price'?",
                "{name: x, path: \"dev.mudlark.cli.OwnFunctoins:price\"} | there is no class 'dev.mudlark.cli.OwnFunctoins' on the class path",
                "{name: x, path: \"dev.mudlark.cli.OwnFunctions\"} | names no method; write package.Class:method",
                "{name: x, path: \"dev.mudlark.cli.OwnFunctions:nameless\", description: d} | compile it with -parameters, or write @Param",
                "{name: x, path: \"dev.mudlark.cli.OwnFunctions:count\"} | has no description",
                "{name: date_calc, path: \"dev.mudlark.cli.OwnFunctions:price\"} | 'date_calc' is the name of a built-in tool",
                "{path: \"dev.mudlark.cli.OwnFunctions:price\"} | key 'name' is missing",
                "{name: x, path: \"dev.mudlark.cli.OwnFunctions:price\", timeout: 3} | unknown key 'timeout' in systems[0].tools[1]; valid keys are name, path, description, side_effects, timeout_s; did you mean 'timeout_s'?",
                "{name: x, path: \"dev.mudlark.cli.OwnFunctions:price\", side_effects: netwrok} | did you mean 'network'?",
                "lookup_price | unknown tool 'lookup_price'",
            })
    void whatIsWrongIsToldWithFileAndLine(String tool, String fault) {
        config("", tool);
        Typed typed = Typed.mudlark("check", tiny.config());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(shown(typed)).startsWith("faults (1)\n  - tiny.yaml:4: ").contains(fault);
    }

    @Test
    void checkAndDescribeRunNothingOfIt() {
        assertThat(Typed.mudlark("check", tiny.config()).code()).isZero();
        assertThat(Typed.mudlark("tools", "describe", "lookup_price", "--config", tiny.config())
                        .out())
                .contains("quantity (integer, default 1)");
        assertThat(System.getProperty(OwnFunctions.RAN)).isNull();
        Typed.mudlark("tools", "call", "lookup_price", "{\"product\": \"a\"}", "--config", tiny.config());
        assertThat(System.getProperty(OwnFunctions.RAN)).isEqualTo("yes");
    }
}
