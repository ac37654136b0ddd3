package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.tools.ToolOutcome;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("attack-12")
class ArgumentAttackTest {

    private final Attack attack = new Attack();

    @ParameterizedTest
    @MethodSource("unreadable")
    void textThatIsNoArgumentsIsNeverRun(String raw) {
        ToolOutcome outcome = attack.raw("corpus_grep", raw);

        assertThat(outcome.errorCode()).contains("malformed_arguments");
        assertThat(outcome.content()).contains("it was not run", "Example: {").hasSizeLessThan(2000);
    }

    static Stream<String> unreadable() {
        return Stream.of(
                "[".repeat(100_000),
                "{\"a\":".repeat(100_000),
                "{\"where\": " + "{\"a\":".repeat(5_000) + "1" + "}".repeat(5_001),
                "{\"pattern\": " + "9".repeat(10_000_000) + "}",
                "{\"pattern\": \"x\", \"pattern\": \"y\"}",
                "{\"pattern\": \"x\"} and more",
                "{\"pattern\": NaN}",
                "{'pattern': 'x'}",
                "{\"pattern\": \"x\" /* note */}",
                "\u0000{\"pattern\": \"x\"}",
                "x".repeat(20_000_000));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void argumentsMayBeEncodedAFewTimes(int times) {
        String raw = "{\"pattern\":\"notice\"}";
        for (int i = 0; i < times; i++) {
            raw = TextNode.valueOf(raw).toString();
        }

        assertThat(attack.raw("corpus_grep", raw).content()).startsWith("handbook:1: ");
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 12})
    void argumentsEncodedManyTimesAreRefused(int times) {
        String raw = "{\"pattern\":\"notice\"}";
        for (int i = 0; i < times; i++) {
            raw = TextNode.valueOf(raw).toString();
        }

        assertThat(attack.raw("corpus_grep", raw).errorCode()).contains("malformed_arguments");
    }

    @ParameterizedTest
    @ValueSource(strings = {"calculator", "corpus_grep", "lookup_table", "search", "read_document", "date_calc"})
    void anArgumentOfAMillionCharactersIsAnsweredShortly(String tool) {
        for (String name :
                new String[] {"expression", "pattern", "query", "doc_id", "operation", "source", "nothing"}) {
            ToolOutcome outcome = attack.run(tool, Attack.object().put(name, "\"<a%\n".repeat(200_000)));

            assertThat(outcome.content()).hasSizeLessThan(4000);
        }
    }
}
