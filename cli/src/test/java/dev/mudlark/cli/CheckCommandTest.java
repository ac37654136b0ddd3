package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {
    @TempDir
    Path folder;

    private TinyCollection tiny;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
    }

    private String shown(Typed typed) {
        assertThat(typed.err()).isEmpty();
        return typed.out().replace(folder + "/", "");
    }

    private static JsonNode json(Typed typed) throws IOException {
        assertThat(typed.out().lines()).hasSize(1);
        return JsonMapper.builder().build().readTree(typed.out());
    }

    @Test
    void aConfigIsShownAsItsSystemsWithTheirToolsAndLimits() {
        Typed typed = Typed.mudlark("check", tiny.config());
        assertThat(typed.code()).isZero();
        assertThat(shown(typed))
                .startsWith("experiment  tiny\nmodel       mock\ndocuments   docs\nquestions   questions.jsonl\n"
                        + "judgements  qrels.jsonl\n")
                .contains("\nallowed     no tool with side effects; no network\n")
                .contains("\n- bm25\n    chunk_overlap 32, chunk_words 160, chunker words, top_k 5\n")
                .contains(
                        "\n- grep_agent\n    agent_mode native, max_steps 6, repeat_guard on\n    tools: list_documents, corpus_grep, read_document\n")
                .contains("\n- with tools (agent_search)\n")
                .contains("\n    tools: search, calculator, lookup_table, corpus_grep\n")
                .endsWith("\n5 systems, no fault; mudlark validate reads the data too\n");
        assertThat(tiny.folder().resolve("runs")).doesNotExist();
    }

    @Test
    void aLineIsNoLongerThanEightyColumns() {
        Path config = Path.of("..", "configs", "all.yaml");
        assertThat(Typed.mudlark("check", config).out().lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @ValueSource(strings = {"all.yaml", "ablation.yaml"})
    void theBundledConfigsHaveNoFault(String name) {
        Typed typed = Typed.mudlark("check", Path.of("..", "configs", name));
        assertThat(typed.code()).as(typed.out()).isZero();
    }

    @Test
    void whatAnAblationMakesIsShownToo() {
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl}
                systems:
                  - {type: agent_search, name: a, tools: [calculator, date_calc], ablate: true}
                """);
        assertThat(shown(Typed.mudlark("check", tiny.config())))
                .contains("\n- a (no tools) (agent_search)\n")
                .contains("\n4 systems, no fault");
    }

    @Test
    void everyFaultIsToldAndTheExitCodeIsThatOfValidate() {
        tiny.config("""
                data: {docs: nodocs, questions: docs/plans.md, qrels: none.jsonl}
                models: {generator: 'opnai:x'}
                tools: {allow: [calclator]}
                systems:
                  - type: bm52
                  - {type: agent_search, tools: [{name: corpus_grep, max_result: 3}]}
                """);
        Typed typed = Typed.mudlark("check", tiny.config());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(shown(typed))
                .startsWith("faults (6)\n")
                .contains(
                        "- tiny.yaml:1: data.docs: no such folder: nodocs; give the folder that holds the documents\n")
                .contains("- tiny.yaml:1: data.qrels: no such file: none.jsonl; give the file of judgements\n")
                .contains("models.generator: model 'opnai:x': no provider 'opnai'")
                .contains("'calclator'; valid is calculator", "did you mean 'calculator'?")
                .contains("unknown system 'bm52'")
                .contains("tool corpus_grep has no option 'max_result'; did you mean 'max_results'?")
                .endsWith("\nthis cannot be run\n");
        assertThat(Typed.mudlark("validate", tiny.config()).code()).isEqualTo(2);
    }

    @Test
    void flagsGoBeforeThePathsOfTheConfig() {
        tiny.config("data: {docs: nodocs, questions: none.jsonl}\nsystems: [{type: bm25}]\n");
        assertThat(Typed.mudlark("check", tiny.config(), "--docs", tiny.docs(), "--questions", tiny.questions())
                        .code())
                .isZero();
        assertThat(shown(Typed.mudlark("check", tiny.config(), "--docs", folder.resolve("x"), "--questions", folder)))
                .contains("- --docs: no such folder: x; ")
                .contains("- --questions: " + folder + " is a folder; give the file of questions");
    }

    @Test
    void theDataIsNotReadUnlikeByValidate() throws IOException {
        Files.writeString(tiny.questions(), "this is no JSON\n");
        assertThat(Typed.mudlark("check", tiny.config()).code()).isZero();
        assertThat(Typed.mudlark("validate", tiny.config()).code()).isEqualTo(2);
    }

    @Test
    void questionsInsideTheDocumentsAreAFault() {
        tiny.write("docs/q.jsonl", "{}\n");
        tiny.config("data: {docs: docs, questions: docs/q.jsonl}\nsystems: [{type: bm25}]\n");
        assertThat(shown(Typed.mudlark("check", tiny.config())))
                .contains("- docs/q.jsonl: this file lies inside the documents folder docs");
    }

    @Test
    void jsonHasEverySystemWithItsTools() throws IOException {
        JsonNode json = json(Typed.mudlark("check", tiny.config(), "--json"));
        assertThat(json.path("faults")).isEmpty();
        assertThat(json.path("model").asText()).isEqualTo("mock");
        assertThat(json.path("tools").path("timeout_s").asDouble()).isEqualTo(10);
        JsonNode agent = json.path("systems").path(4);
        assertThat(agent.path("name").asText()).isEqualTo("with tools");
        assertThat(agent.path("options").path("max_steps")).isEqualTo(IntNode.valueOf(6));
        assertThat(StreamSupport.stream(agent.path("tools").spliterator(), false)
                        .map(tool -> tool.path("name").asText() + " "
                                + tool.path("side_effects").asText()))
                .containsExactly("search none", "calculator none", "lookup_table none", "corpus_grep none");
        assertThat(agent.path("tools").path(0).path("input_schema").path("type").asText())
                .isEqualTo("object");
    }

    @Test
    void optionsInJsonHaveTheirTypes() throws IOException {
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl}
                systems:
                - {type: agent_search, name: "007", max_cost_usd: 0.25, repeat_guard: off, max_steps: 3}
                """);

        JsonNode options = json(Typed.mudlark("check", tiny.config(), "--json"))
                .at("/systems/0")
                .path("options");

        assertThat(options.path("max_steps")).isEqualTo(IntNode.valueOf(3));
        assertThat(options.path("max_cost_usd")).isEqualTo(DoubleNode.valueOf(0.25));
        assertThat(options.path("repeat_guard")).isEqualTo(BooleanNode.FALSE);
        assertThat(options.path("retriever").isTextual()).isTrue();
        assertThat(shown(Typed.mudlark("check", tiny.config()))).contains("repeat_guard off", "max_cost_usd 0.25");
    }

    @Test
    void jsonOfAFaultyConfigHasTheFaults() throws IOException {
        Typed typed = Typed.mudlark("check", folder.resolve("none.yaml"), "--json");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(json(typed).path("faults").path(0).path("message").asText())
                .isEqualTo("there is no such config file; see configs/ for one to start from");
        assertThat(json(typed).has("systems")).isFalse();
    }

    @Test
    @Tag("attack-17")
    void nothingInAConfigCanRedrawTheTerminal() {
        tiny.config("data: {docs: docs, questions: questions.jsonl}\n"
                + "systems: [{type: bm25, name: \"a\\e[2J\\e]8;;http://x\\a\"}, {type: \"b\\e[31m\"}]\n");
        assertThat(Typed.mudlark("check", tiny.config()).out()).doesNotContain("\u001b", "\u0007");
        assertThat(Typed.mudlark("check", tiny.config(), "--json").out()).doesNotContain("\u001b", "\u0007");
    }
}
