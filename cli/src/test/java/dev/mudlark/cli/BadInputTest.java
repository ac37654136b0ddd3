package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be used: one clear line saying what, where and what to do, exit code 2, and nothing written. */
class BadInputTest {

    private static final String DATA = "data: {docs: docs, questions: questions.jsonl}\nmodels: {generator: mock}\n";

    @TempDir
    Path folder;

    private TinyCollection tiny;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
    }

    private String refused(Object... args) {
        Typed typed = Typed.mudlark(args);
        assertThat(typed.code()).as(typed.err()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(tiny.out("a")).doesNotExist();
        return typed.error().replace(folder + "/", "");
    }

    private String refusedRun() {
        return refused("run", tiny.config(), "--out", tiny.out("a"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {type: bm52}                           | systems[0].type: unknown system 'bm52'; types are no_retrieval, bm25, vector, hybrid, pipeline_rag, agent_search, grep_agent; did you mean 'bm25'?
            {type: bm25, top: 3}                   | unknown key 'top' in systems[0]; valid keys are name, generator, temperature, max_output_tokens, top_k, chunker, chunk_words, chunk_overlap
            {type: bm25, tools: [calculator]}      | systems[0].tools: a bm25 system calls no tools; remove this list, or use type agent_search
            {type: no_retrieval, tools: []}        | systems[0].tools: a no_retrieval system calls no tools; remove this list, or use type agent_search
            {type: grep_agent, tools: [search]}    | systems[0].tools: a grep_agent has its own three tools (list_documents, corpus_grep, read_document); remove this list, or use type agent_search
            {type: agent_search, tools: [calculater]} | systems[0].tools[0]: unknown tool 'calculater'; tools are calculator, date_calc, corpus_grep, lookup_table, list_documents, read_document, off_topic; did you mean 'calculator'?
            {type: agent_search, tools: [search]}  | systems[0].tools[0]: 'search' is always there; remove it from this list
            {type: agent_search, tools: [calculator, calculator]} | systems[0].tools[1]: 'calculator' stands twice; remove one
            {type: agent_search, tools: [{nme: x}]} | systems[0].tools[0]: key 'name' is missing; write {name: corpus_grep, max_results: 10}
            {type: agent_search, agent_mode: react} | systems[0].agent_mode: 'react'; valid is native, react_json
            {type: agent_search, max_cost_usd: 0}  | systems[0].max_cost_usd: '0' is too small; write a number above 0, at most 1000000
            {type: bm25, chunk_words: 20}          | chunk_overlap (32 by default) of system 'bm25' must be less than chunk_words (20); write chunk_overlap too
            """)
    void aSystemThatCannotBeBuiltNamesFileLineAndKey(String system, String fault) {
        tiny.config(DATA + "systems:\n  - " + system + "\n");
        assertThat(refusedRun()).isEqualTo("mudlark: tiny.yaml:4: " + fault);
    }

    @Test
    void anUnknownToolOptionNamesTheValidOnes() {
        tiny.config(DATA + "systems:\n  - {type: agent_search, tools: [{name: corpus_grep, max_result: 5}]}\n");
        assertThat(refusedRun())
                .startsWith("mudlark: tiny.yaml:4: systems[0].tools[0]: ")
                .contains("max_result");
    }

    @Test
    void aFlagThatIsNoNumberIsToldInPlainWords() {
        assertThat(refused("run", tiny.config(), "--limit", "x"))
                .startsWith("mudlark: Invalid value for option '--limit': 'x' is not a whole number; write digits");
        assertThat(refused("run", tiny.config(), "--max-workers", "99999999999"))
                .contains("'99999999999' is too large; write digits, such as 5");
    }

    @Test
    void brokenYamlNamesItsLine() {
        tiny.config("systems: [\n");
        assertThat(refusedRun()).startsWith("mudlark: tiny.yaml:2: broken YAML: ");
    }

    @Test
    void aConfigThatIsNotThereIsNamed() {
        assertThat(refused("run", folder.resolve("none.yaml"), "--mock"))
                .isEqualTo("mudlark: none.yaml: there is no such config file; see configs/ for one to start from");
        assertThat(refused("run", tiny.docs(), "--mock"))
                .isEqualTo("mudlark: docs: this is a folder; name a config file in it");
    }

    @Test
    void withoutAModelTheLineSaysWhatToPass() {
        tiny.config("data: {docs: docs, questions: questions.jsonl}\nsystems: [{type: bm25}]");
        assertThat(refusedRun())
                .isEqualTo(
                        "mudlark: tiny.yaml: no model is named; pass --model (mudlark models shows some), name one under"
                                + " models.generator, or pass --mock for the rule-based stand-in");
        tiny.config(
                "data: {docs: docs, questions: questions.jsonl}\nmodels: {generator: 'opnai:x'}\nsystems: [{type: bm25}]");
        assertThat(refusedRun())
                .startsWith("mudlark: tiny.yaml:2: models.generator: model 'opnai:x': no provider 'opnai'; there is ")
                .contains("mock");
    }

    @Test
    void documentsThatAreNotThereOrNoneAreNamed() throws IOException {
        assertThat(refused("run", tiny.config(), "--docs", folder.resolve("none"), "--out", tiny.out("a")))
                .isEqualTo("mudlark: --docs: no such folder: none; give the folder that holds the documents");
        Files.createDirectories(folder.resolve("empty"));
        assertThat(refused("run", tiny.config(), "--docs", folder.resolve("empty"), "--out", tiny.out("a")))
                .startsWith("mudlark: --docs: no readable documents in empty");
        tiny.config("data: {docs: cfg/nope, questions: questions.jsonl}\nmodels: {generator: mock}\n"
                + "systems: [{type: bm25}]");
        assertThat(refusedRun())
                .isEqualTo("mudlark: tiny.yaml:1: data.docs: no such folder: cfg/nope; give the folder that holds the"
                        + " documents");
        tiny.config("data: {docs: questions.jsonl, questions: questions.jsonl}\nmodels: {generator: mock}\n"
                + "systems: [{type: bm25}]");
        assertThat(refusedRun())
                .isEqualTo(
                        "mudlark: tiny.yaml:1: data.docs: questions.jsonl is not a folder; give the folder that holds"
                                + " the documents");
        Path unsupported = tiny.write("pdfs/a.pdf", "%PDF").getParent();
        assertThat(refused("run", tiny.config(), "--docs", unsupported, "--out", tiny.out("a")))
                .containsOnlyOnce(".csv")
                .contains("a.pdf");
    }

    @Test
    void questionsWithFaultsAreNamedWithTheirLines() {
        tiny.config(DATA + "systems: [{type: bm25}]");
        tiny.write("questions.jsonl", "{\"id\": \"a\"}\n");
        assertThat(refusedRun())
                .isEqualTo("mudlark: questions.jsonl:1: field 'question' is missing; write text that is not blank");
        tiny.write("questions.jsonl", "{\"id\": \"a\", \"question\": \"?\", \"relevant_doc_ids\": [\"refund\"]}\n");
        assertThat(refusedRun())
                .isEqualTo("mudlark: questions.jsonl:1: field 'relevant_doc_ids' is wrong: document 'refund' does not"
                        + " exist; did you mean 'refunds'?");
        assertThat(refused("run", tiny.config(), "--questions", folder.resolve("none"), "--out", tiny.out("a")))
                .isEqualTo("mudlark: --questions: no such file: none; give the file of questions");
    }

    @Test
    void questionsInsideTheDocumentsAreRefused() {
        tiny.config(DATA + "systems: [{type: bm25}]");
        Path inside = tiny.write("docs/questions.jsonl", "{\"id\": \"a\", \"question\": \"?\"}\n");
        assertThat(refused("run", tiny.config(), "--questions", inside, "--out", tiny.out("a")))
                .startsWith("mudlark: docs/questions.jsonl: this file lies inside the documents folder");
    }

    @Test
    void aFileThatCannotBeReadIsNamed() throws IOException {
        Files.setPosixFilePermissions(tiny.questions(), PosixFilePermissions.fromString("---------"));
        Assumptions.assumeFalse(Files.isReadable(tiny.questions()), "this user may read everything");
        assertThat(refusedRun())
                .startsWith("mudlark: questions.jsonl: the file cannot be read (")
                .endsWith("); check its rights");
    }

    @Test
    void anOutputFolderThatIsInUseOrInTheWayIsRefused() {
        Typed used = Typed.mudlark("run", tiny.config(), "--out", folder);
        assertThat(used.code()).isEqualTo(2);
        assertThat(used.error())
                .isEqualTo(
                        "mudlark: " + folder + ": the output folder is not empty; name a new one or empty it (a run is"
                                + " never overwritten)");
        Typed file = Typed.mudlark("run", tiny.config(), "--out", tiny.config());
        assertThat(file.code()).isEqualTo(2);
        assertThat(file.error())
                .isEqualTo("mudlark: " + tiny.config() + ": the output folder cannot be written (a file of that name is"
                        + " in the way); name another one with --out");
    }

    @Test
    void argumentsThatCannotBeUnderstoodPointToTheHelp() {
        assertThat(refused("run", "--dcos", "x"))
                .isEqualTo("mudlark: Unknown option: '--dcos'; did you mean '--docs'?; see mudlark run --help");
        assertThat(refused("rnu"))
                .isEqualTo("mudlark: Unmatched argument at index 0: 'rnu'; did you mean 'run'?; see mudlark --help");
        assertThat(refused())
                .startsWith("mudlark: name a command: run, init, validate, check, inspect, ")
                .endsWith("; see mudlark --help");
        assertThat(refused("run", "--limit", "0"))
                .isEqualTo("mudlark: --limit 0: write a whole number from 1 to 2147483647; see mudlark run --help");
        assertThat(refused("run", "--limit", "x")).contains("--limit").endsWith("see mudlark run --help");
        assertThat(refused("run", "--mock"))
                .isEqualTo(
                        "mudlark: run: name a config file, or at least --docs DIR and --questions FILE; --docs DIR and"
                                + " --questions FILE are missing");
        assertThat(refused("rescore", folder.resolve("none")))
                .isEqualTo("mudlark: none: there is no such folder; give the folder of a run");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--out", "--docs", "--questions", "--qrels"})
    void anEmptyPathIsRefused(String option) {
        assertThat(refused("run", tiny.config(), option, ""))
                .startsWith("mudlark: Invalid value for option '" + option + "'")
                .contains("the path is empty; write one");
        assertThat(refused("rescore", "")).contains("the path is empty; write one");
    }

    @Test
    void anOptionBehindTheEndOfOptionsIsNoMisspelling() {
        assertThat(refused("run", tiny.config(), "--", "--mock"))
                .endsWith("; write it before --; see mudlark run --help")
                .doesNotContain("did you mean");
    }

    @Test
    void aRunThatCannotBeScoredAgainNamesTheFileAndNoOptionThatIsNotThere() throws IOException {
        Path run = tiny.out("b");
        assertThat(Typed.mudlark("run", tiny.config(), "--out", run).code()).isZero();
        Files.delete(run.resolve("tool_usage.csv"));
        Files.createDirectories(run.resolve("tool_usage.csv/in the way"));
        Typed typed = Typed.mudlark("rescore", run);
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.error())
                .startsWith("mudlark: " + run.resolve("tool_usage.csv") + ": the file could not be written (")
                .endsWith("); free space, or make the folder writable")
                .doesNotContain("Exception");
    }

    @Test
    void aStackTraceComesOnlyWhenAskedFor() {
        tiny.config("systems: [\n");
        assertThat(Typed.mudlark("run", tiny.config()).err()).doesNotContain("\tat ");
        assertThat(Typed.mudlark("run", tiny.config(), "--debug").err()).contains("\tat ");
    }
}
