package dev.mudlark.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.models.ToolCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults that users of tool-calling software have met, on files and arguments as they were. */
class KnownFaultsTest {

    private final ToolBox box =
            ToolBox.of(BuiltInTools.names().stream().map(BuiltInTools::create).toList(), ToolRules.DEFAULT);

    @TempDir
    private Path folder;

    @Test
    void argumentsEncodedTwiceAreDecoded() {
        JsonNode found = Cases.find("ARG-01");

        ToolOutcome outcome = box.run(
                ToolCall.parse(
                        "c1", "calculator", found.at("/input/arguments_raw").asText()),
                Questions.question());

        assertThat(outcome.arguments()).isEqualTo(found.at("/expect/parsed"));
        assertThat(outcome.data().path("value").asText())
                .isEqualTo(found.at("/expect/result").asText());
    }

    @Test
    void jsonInStringsIsDecodedOnlyWhereItIsWanted() {
        JsonNode found = Cases.find("ARG-02");

        assertThat(run(found.path("input")).arguments()).isEqualTo(found.at("/expect/parsed_1"));
        assertThat(run(found.at("/input/and")).arguments()).isEqualTo(found.at("/expect/parsed_2"));
    }

    @Test
    void nothingMeansNoArguments() {
        for (JsonNode raw : Cases.find("ARG-03").at("/input/arguments_raw_variants")) {
            ToolCall call = ToolCall.parse("c1", "list_documents", raw.isNull() ? null : raw.asText());
            assertThat(box.run(call, Questions.question()).isError()).isFalse();
        }
        ToolOutcome missing = box.run(ToolCall.parse("c1", "read_document", ""), Questions.question());
        assertThat(missing.content()).contains("doc_id is required").doesNotContain("JSON");
    }

    @Test
    void smallSlipsAreMendedOutsideOfStringsOnly() {
        JsonNode found = Cases.find("ARG-06");
        int last = found.path("input").size() - 1;
        for (int i = 0; i < last; i++) {
            ToolCall call =
                    ToolCall.parse("c1", "search", found.path("input").get(i).asText());
            assertThat(box.run(call, Questions.question()).arguments())
                    .isEqualTo(found.path("expect").get(i));
        }
        ToolCall broken =
                ToolCall.parse("c1", "search", found.path("input").get(last).asText());
        ToolOutcome refused = box.run(broken, Questions.question());

        assertThat(refused.errorCode()).contains("malformed_arguments");
        assertThat(refused.content()).contains("at character 2", "it was not run", "Example: {\"query\":");
    }

    @Test
    void nullMeansUnset() {
        JsonNode found = Cases.find("ARG-07");

        assertThat(run(found.path("input")).arguments()).isEqualTo(Questions.object("{\"pattern\":\"x\"}"));
        assertThat(run(found.at("/input/and")).content()).contains("pattern is required");
    }

    @Test
    void theSchemaDecidesAboutTypes() {
        JsonNode found = Cases.find("ARG-08");
        assertThat(run(found.path("input")).arguments()).isEqualTo(found.at("/expect/parsed"));
        JsonNode typed = Cases.find("ARG-09");
        for (int i = 0; i < typed.path("input").size(); i++) {
            assertThat(run(typed.path("input").get(i)).arguments())
                    .isEqualTo(typed.path("expect").get(i));
        }
        ToolOutcome yes =
                box.run(Questions.call("corpus_grep", "{\"pattern\":\"x\",\"regex\":\"yes\"}"), Questions.question());
        assertThat(yes.content()).contains("true or false");
    }

    @Test
    void anUnknownArgumentIsNotDropped() {
        ToolOutcome outcome = run(Cases.find("ARG-11").path("input"));

        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(outcome.content()).contains("document", "doc_id");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GRP-01", "GRP-02", "GRP-04", "GRP-10"})
    void linesOfOddFilesAreFound(String id) throws IOException, DocumentsException {
        JsonNode found = Cases.find(id);
        JsonNode input = found.path("input");
        String file = id.equals("GRP-10")
                ? "a".repeat(5000) + "ORDER-77" + "b".repeat(5000)
                : input.get(0).path("file").asText();
        ObjectNode arguments = ((ObjectNode) input.get(1).path("arguments")).put("context_lines", 0);

        ToolOutcome outcome = run("corpus_grep", arguments, load("file.txt", file));

        JsonNode expect = found.path("expect");
        assertThat(outcome.content())
                .startsWith("file:" + expect.path("match_line").asText());
        assertThat(outcome.content())
                .contains(expect.path("text").asText()
                        + expect.path("text_contains").asText());
        assertThat(outcome.content().lines().findFirst().orElseThrow()).hasSizeLessThanOrEqualTo(500);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TAB-01", "TAB-02", "TAB-03", "TAB-04", "TAB-05", "TAB-08", "TAB-09"})
    void rowsOfOddTablesAreFound(String id) throws IOException, DocumentsException {
        JsonNode found = Cases.find(id);
        JsonNode input = found.path("input");
        Collection table = load("table.csv", input.get(0).path("csv").asText());

        for (int i = 1; i < input.size(); i++) {
            ToolOutcome outcome = run("lookup_table", input.get(i).path("arguments"), table);
            check(outcome.content(), found.path("expect"), i - 1);
        }
    }

    private static void check(String content, JsonNode expect, int index) {
        JsonNode wanted = expect.isArray() ? expect.get(index) : expect;
        if (wanted.has("error_mentions")) {
            wanted.path("error_mentions").forEach(name -> assertThat(content).contains(name.asText()));
        } else if (wanted.isTextual()) {
            String rows = wanted.asText().startsWith("0")
                    ? "no row of"
                    : wanted.asText().substring(0, 1) + " matching row";
            assertThat(content).contains(rows);
        } else {
            JsonNode row = wanted.has("hit") ? wanted.path("hit") : wanted;
            row.properties()
                    .forEach(cell -> assertThat(content)
                            .contains(cell.getKey() + "=" + cell.getValue().asText()));
            assertThat(content).endsWith("1 matching row");
        }
    }

    private Collection load(String name, String text) throws IOException, DocumentsException {
        Files.writeString(folder.resolve(name), text);
        return Documents.load(folder).view(Caller.anonymous());
    }

    private ToolOutcome run(JsonNode call) {
        return run(call.path("tool").asText(), call.path("arguments"), new TestDocuments().collection());
    }

    private ToolOutcome run(String tool, JsonNode arguments, Collection collection) {
        ToolCall call = ToolCall.of("c1", tool, (ObjectNode) arguments);
        return box.run(call, Questions.question(collection));
    }
}
