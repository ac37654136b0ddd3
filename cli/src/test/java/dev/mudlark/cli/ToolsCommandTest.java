package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.tools.BuiltInTools;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToolsCommandTest {
    @TempDir
    Path folder;

    private static JsonNode json(Typed typed) throws IOException {
        assertThat(typed.out().lines()).hasSize(1);
        return JsonMapper.builder().build().readTree(typed.out());
    }

    @Test
    void listShowsEveryToolWithItsSideEffectsInEightyColumns() {
        Typed typed = Typed.mudlark("tools", "list");
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(typed.out())
                .startsWith("tool            side effects  what it does\n")
                .contains("\ncalculator      none          Works out ");
        for (String name : BuiltInTools.names()) {
            assertThat(typed.out()).contains("\n" + name + " ");
        }
    }

    @Test
    void listAsJsonHasSchemas() throws IOException {
        JsonNode tools = json(Typed.mudlark("tools", "list", "--json"));
        assertThat(tools).hasSize(7);
        assertThat(tools.path(0).path("name").asText()).isEqualTo("calculator");
        assertThat(tools.path(0).path("side_effects").asText()).isEqualTo("none");
        assertThat(tools.path(0).path("input_schema").path("required").path(0).asText())
                .isEqualTo("expression");
    }

    @Test
    void describeShowsArgumentsLimitsAndACallToStartFrom() {
        Typed typed = Typed.mudlark("tools", "describe", "read_document");
        assertThat(typed.code()).isZero();
        assertThat(typed.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(typed.out())
                .startsWith("read_document\n\n")
                .contains("\narguments\n  doc_id (string, required)\n    ")
                .contains("\n  length (integer, default 2000, at least 1)\n")
                .contains("\nlimits\n  side effects: none\n  a call ends after 10 s\n"
                        + "  a result is cut to 4000 characters\n")
                .contains("\nexample\n  mudlark tools call read_document --docs DIR \\\n    '{\"doc_id\":");
    }

    @Test
    void describeAsJsonHasTheSchema() throws IOException {
        JsonNode tool = json(Typed.mudlark("tools", "describe", "calculator", "--json"));
        assertThat(tool.path("input_schema").path("additionalProperties").asBoolean(true))
                .isFalse();
        assertThat(tool.path("timeout_s").asDouble()).isEqualTo(10);
        assertThat(tool.path("max_output_chars").asInt()).isEqualTo(4000);
        assertThat(tool.path("example").has("expression")).isTrue();
    }

    @Test
    void describeOfAnUnknownToolNamesTheCloseOne() {
        Typed typed = Typed.mudlark("tools", "describe", "calcualtor");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).contains("there is no tool 'calcualtor'; did you mean 'calculator'? (tools: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tools", "tools call", "tools describe"})
    void whatIsMissingIsNamed(String words) {
        Typed typed = Typed.mudlark((Object[]) words.split(" ", -1));
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).startsWith("mudlark: ").endsWith("; see mudlark " + words + " --help");
    }

    @Test
    void aCallPrintsWhatAModelReadsAndNeedsNoDocuments() {
        Typed typed = Typed.mudlark("tools", "call", "calculator", "{\"expression\": \"0.1 + 0.2\"}");
        assertThat(typed).isEqualTo(new Typed(0, "0.1 + 0.2 = 0.3\n", ""));
    }

    @Test
    void todayIsTheSameDayAsInARunWhoseConfigDoesNotSay() {
        assertThat(Typed.mudlark("tools", "call", "date_calc", "{\"operation\": \"today\"}")
                        .out())
                .contains("2026-01-01");
    }

    @Test
    void anErrorGoesToStandardErrorAndEndsWithOne() {
        Typed typed = Typed.mudlark("tools", "call", "calculator", "{\"expresion\": \"1\"}");
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.error()).startsWith("mudlark: Invalid arguments: ").contains("did you mean 'expression'?");
    }

    @Test
    void anAnswerAsJsonHasTextDataErrorAndTruncated() throws IOException {
        JsonNode answer = json(Typed.mudlark("tools", "call", "calculator", "{\"expression\": \"1+1\"}", "--json"));
        assertThat(answer.path("text").asText()).isEqualTo("1+1 = 2");
        assertThat(answer.path("data").path("value").asText()).isEqualTo("2");
        assertThat(answer.path("error").isNull()).isTrue();
        assertThat(answer.path("truncated").booleanValue()).isFalse();
        Typed unknown = Typed.mudlark("tools", "call", "calculater", "--json");
        assertThat(unknown.code()).isEqualTo(1);
        assertThat(json(unknown).path("error").path("kind").asText()).isEqualTo("unknown_tool");
        assertThat(json(unknown).path("error").path("message").asText()).contains("did you mean 'calculator'?");
    }

    @Test
    void aToolThatReadsDocumentsAsksForThem() {
        Typed typed = Typed.mudlark("tools", "call", "search", "{\"query\": \"x\"}");
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.error())
                .isEqualTo("mudlark: search reads documents, and none are named; pass --docs DIR with the folder that"
                        + " holds them");
    }

    @Test
    void aFolderThatIsNotThereIsToldWhateverTheTool() {
        Typed typed = Typed.mudlark(
                "tools", "call", "calculator", "{\"expression\": \"1\"}", "--docs", folder.resolve("none"));
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).startsWith("mudlark: --docs: no such folder: ");
    }

    @Test
    void toolsReadTheDocumentsOfTheFolder() {
        TinyCollection tiny = TinyCollection.in(folder);
        Typed found =
                Typed.mudlark("tools", "call", "corpus_grep", "{\"pattern\": \"KX-4471\"}", "--docs", tiny.docs());
        assertThat(found.code()).isZero();
        assertThat(found.out())
                .contains("plans:4: was launched on 2024-09-15. The fault code of a full disk is KX-4471.");
        Typed ranked = Typed.mudlark("tools", "call", "search", "{\"query\": \"refund\"}", "--docs", tiny.docs());
        assertThat(ranked.code()).isZero();
        assertThat(ranked.out()).startsWith("[refunds]");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Tag("attack-17")
    void nothingOfADocumentCanRedrawTheTerminal(boolean json) throws IOException {
        TinyCollection tiny = TinyCollection.in(folder);
        String hostile = "needle \u001b[31m red \u001b]8;;http://x\u0007link\u001b]8;;\u0007 \u001b]0;title\u0007"
                + " over\rwritten \u009b2J \u202egnp \u2028 \udb40\udc41 end";
        tiny.write("docs/a\u001b[2Jb.md", hostile);
        Object[] args = {"tools", "call", "corpus_grep", "{\"pattern\": \"needle\"}", "--docs", tiny.docs()};
        Typed typed = json
                ? Typed.mudlark(
                        "tools", "call", "corpus_grep", "{\"pattern\": \"needle\"}", "--docs", tiny.docs(), "--json")
                : Typed.mudlark(args);
        assertThat(typed.out()).contains("needle", "red", "link");
        assertThat((typed.out() + typed.err()).codePoints())
                .allMatch(c -> c == '\n' || c >= ' ' && c != 0x7f && !(c >= 0x80 && c < 0xa0))
                .doesNotContain(0x202e, 0x2028, 0xe0041);
        if (json) {
            assertThat(json(typed).path("text").asText())
                    .contains("\u001b[31m red")
                    .contains("\udb40\udc41 end");
        }
    }

    @Test
    @Tag("attack-17")
    void whatIsTypedCannotRedrawTheTerminalEither() {
        Typed typed = Typed.mudlark("tools", "call", "calc\u001b[2J\rfake", "{}");
        assertThat(typed.err()).doesNotContain("\u001b", "\r").contains("calc\\u001b[2J\\u000dfake");
        assertThat(Typed.mudlark("tools", "describe", "calc\u001b[2J").err()).doesNotContain("\u001b");
    }
}
