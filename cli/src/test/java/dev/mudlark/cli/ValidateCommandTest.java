package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.bench.FindingKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValidateCommandTest {
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

    @Test
    void whatCanBeRunEndsWithZeroAndSaysWhatItAmountsTo() {
        Typed typed = Typed.mudlark("validate", tiny.config());
        assertThat(typed.code()).isZero();
        assertThat(shown(typed))
                .contains("\n2 documents, 1 table (2 rows)\n5 questions, 2 need a tool, 1 unanswerable\n")
                .endsWith(" kinds: this can be run\n")
                .doesNotContain("faults (", "no question is about");
        assertThat(tiny.out("a")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"all.yaml", "ablation.yaml"})
    void theBundledConfigsHaveNoFault(String name) {
        Path config =
                Path.of("").toAbsolutePath().getParent().resolve("configs").resolve(name);
        Typed typed = Typed.mudlark("validate", config);
        assertThat(typed.code()).as(typed.out()).isZero();
        assertThat(typed.out()).contains("\n0 faults, ").doesNotContain("faults (");
    }

    @Test
    void whatCanBeRunWithAFlagOnlyNamesTheFlagAndRunAgrees() {
        tiny.config("data: {docs: docs, questions: questions.jsonl}\nsystems: [{type: bm25}]\n");
        Typed plain = Typed.mudlark("validate", tiny.config());
        assertThat(plain.code()).isZero();
        assertThat(plain.lastLine())
                .endsWith(": this can be run with --model or --mock (no model is named under models:)");
        assertThat(Typed.mudlark("validate", tiny.config(), "--mock").lastLine())
                .endsWith(" kinds: this can be run");
        assertThat(Typed.mudlark("check", tiny.config()).lastLine())
                .isEqualTo("and a run needs --model or --mock (no model is named under models:)");
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("a")).error())
                .contains("pass --mock");
        assertThat(Typed.mudlark("run", tiny.config(), "--mock", "--out", tiny.out("a"))
                        .code())
                .isZero();
    }

    @Test
    void aFaultThatAFlagMendsIsNoneWithTheFlag() {
        tiny.config("data: {docs: docs, questions: questions.jsonl}\nmodels: {generator: 'opnai:x'}\n"
                + "systems: [{type: bm25}]\n");
        for (String command : List.of("validate", "check")) {
            assertThat(Typed.mudlark(command, tiny.config()).code()).isEqualTo(2);
            assertThat(Typed.mudlark(command, tiny.config(), "--mock").code()).isZero();
        }
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aPipeThatNobodyWritesToIsRefusedAndNotWaitedFor() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no mkfifo here");
        assertThat(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString())
                        .start()
                        .waitFor())
                .isZero();
        for (String command : List.of("validate", "check")) {
            for (String flag : List.of("--questions", "--qrels")) {
                assertThat(shown(Typed.mudlark(command, tiny.config(), flag, pipe)))
                        .contains("- " + flag + ": pipe is a pipe, socket or device, not a file; give the file of ");
            }
            assertThat(shown(Typed.mudlark(command, pipe)))
                    .contains("- pipe: this is a pipe, socket or device; name a config file");
        }
    }

    @Test
    void aFileThatIsNotThereIsToldAtTheLineThatNamesIt() {
        tiny.config("data:\n  docs: docs\n  questions: none.jsonl\n  qrels: docs\nsystems: [{type: bm25}]\n");
        for (String command : List.of("validate", "check")) {
            assertThat(shown(Typed.mudlark(command, tiny.config())))
                    .contains("- tiny.yaml:3: data.questions: no such file: none.jsonl; give the file of questions\n")
                    .contains("- tiny.yaml:4: data.qrels: docs is a folder; give the file of judgements\n");
        }
    }

    @Test
    void strictTurnsWarningsIntoOneAndFaultsStayTwo() {
        assertThat(Typed.mudlark("validate", tiny.config(), "--strict").code()).isEqualTo(1);
        assertThat(Typed.mudlark("validate", "--strict").code()).isEqualTo(2);
    }

    @Test
    void faultsOfEveryFileAreToldTogether() {
        tiny.config("data: {docs: docs, questions: questions.jsonl, qrels: qrels.jsonl}\nsystems:\n  - type: bm52\n");
        tiny.write(
                "questions.jsonl",
                "{\"id\": \"a\"}\n{\"id\": \"b\", \"question\": \"?\", \"relevant_doc_ids\": [\"no\"]}\n");
        tiny.write("qrels.jsonl", "{\"query_id\": \"b\", \"doc_id\": \"none\", \"relevance\": 1}\n");
        Typed typed = Typed.mudlark("validate", tiny.config());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(shown(typed))
                .startsWith("faults (4)\n  nothing can be run before they are mended\n")
                .contains("\n  - tiny.yaml:3: systems[0].type: unknown system 'bm52'")
                .contains("\n  - questions.jsonl:1: field 'question' is missing")
                .contains("\n  - questions.jsonl:2: field 'relevant_doc_ids' is wrong: document 'no' does not exist")
                .contains("\n  - qrels.jsonl:1: field 'doc_id' is wrong: document 'none' does not exist")
                .contains("\n4 faults, ")
                .endsWith(": this cannot be run\n");
    }

    @Test
    void withoutDocumentsTheOtherFilesAreCheckedAllTheSame() {
        tiny.write(
                "questions.jsonl",
                "{\"id\": \"a\", \"question\": \"?\", \"relevant_doc_ids\": [\"x\"], \"tool\": 1}\n");
        Typed typed = Typed.mudlark("validate", "--docs", folder.resolve("none"), "--questions", tiny.questions());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(shown(typed))
                .contains("- --docs: no such folder: none; give the folder that holds the documents\n")
                .contains("- questions.jsonl:1: unknown field 'tool'")
                .contains("faults (2)");
    }

    @Test
    void questionsInsideTheDocumentsAndAnUnknownModelAreFaults() {
        tiny.write("docs/q.jsonl", "{\"id\": \"a\", \"question\": \"?\"}\n");
        tiny.config(
                "data: {docs: docs, questions: docs/q.jsonl}\nmodels: {generator: 'opnai:x'}\nsystems: [{type: bm25}]");
        assertThat(shown(Typed.mudlark("validate", tiny.config())))
                .contains("- docs/q.jsonl: this file lies inside the documents folder docs, so")
                .contains("- tiny.yaml:2: models.generator: model 'opnai:x': no provider 'opnai'");
    }

    @Test
    void withoutConfigAndFlagsTheLineSaysWhatToName() {
        Typed typed = Typed.mudlark("validate");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(shown(typed))
                .contains("- validate: name a config file, or at least --docs DIR and --questions FILE; --docs DIR and"
                        + " --questions FILE are missing\n");
        assertThat(shown(Typed.mudlark("validate", folder.resolve("none.yaml"))))
                .contains("there is no such config file");
    }

    @Test
    void theFirstOfEachKindAreShownAndWithAllEveryOne() {
        tiny.write(
                "questions.jsonl",
                IntStream.range(0, 9)
                        .mapToObj(i -> "{\"id\": \"q" + i + "\", \"question\": \"Why number " + i + "?\"}\n")
                        .collect(Collectors.joining()));
        Object[] args = {"validate", "--docs", tiny.docs(), "--questions", tiny.questions()};
        assertThat(shown(Typed.mudlark(args)))
                .contains("questions that cannot be scored (9)\n")
                .contains("'q4'")
                .doesNotContain("'q5'")
                .contains("  - … 4 more; --all shows them\n");
        assertThat(shown(Typed.mudlark("validate", "--all", "--docs", tiny.docs(), "--questions", tiny.questions())))
                .contains("'q8'")
                .doesNotContain("more; --all");
    }

    @Test
    void jsonIsOneLineForPrograms() throws IOException {
        Typed typed = Typed.mudlark("validate", tiny.config(), "--json");
        assertThat(typed.out().lines()).hasSize(1);
        JsonNode json = JsonMapper.builder().build().readTree(typed.out());
        assertThat(json.path("faults").asInt()).isZero();
        assertThat(json.path("warnings").asInt())
                .isEqualTo(json.path("findings").size());
        assertThat(json.path("findings").path(0).path("kind").asText())
                .isIn(IntStream.range(0, FindingKind.values().length)
                        .mapToObj(i -> FindingKind.values()[i].label())
                        .toList());
        assertThat(json.path("data").path("questions").asInt()).isEqualTo(5);
        assertThat(json.path("data").path("smallest_difference").isNumber()).isTrue();
    }

    @Test
    void hostileFilesAreFaultsOrWarningsAndNoTrouble() throws IOException {
        Files.write(folder.resolve("docs/binary.md"), new byte[] {0, 1, 2, (byte) 0xff, 0, 0, 7});
        tiny.write("docs/long.md", "x".repeat(1 << 20));
        tiny.write("docs/lines.md", "a b ".repeat(1 << 18));
        StringBuilder questions = new StringBuilder();
        questions.append("{\"id\": \"long\", \"question\": \"").append("why me ".repeat(150_000));
        questions.append("\", \"relevant_doc_ids\": [\"lines\"], \"expected_keywords\": [\"a b\"]}\n");
        for (int i = 0; i < 10_000; i++) {
            questions.append("{\"id\": \"q" + i + "\", \"question\": \"Same question again\", \"relevant_doc_ids\":"
                    + " [\"lines\"], \"expected_keywords\": [\"b a\"]}\n");
        }
        questions.append("x".repeat(1 << 20)).append("\n\u0000\n");
        tiny.write("questions.jsonl", questions.toString());
        Typed typed = Typed.mudlark("validate", tiny.config());
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out()).contains("near-duplicate questions (9999)").hasSizeLessThan(20_000);
        Files.write(tiny.questions(), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 0});
        assertThat(Typed.mudlark("validate", tiny.config()).out()).contains("the file is not UTF-8");
        tiny.config("\u0000");
        assertThat(Typed.mudlark("validate", tiny.config()).code()).isEqualTo(2);
    }
}
