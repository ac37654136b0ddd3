package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {

    @TempDir
    Path folder;

    private Path run() {
        TinyCollection tiny = TinyCollection.in(folder);
        tiny.write("docs/colours.md", "# Colours\n\nThe lamp KX-9 is \u001b[31mred\u001b[0m and \u202ereversed.\n");
        tiny.write("questions.jsonl", "{\"id\": \"lamp\", \"question\": \"What colour is the lamp KX-9?\"}\n");
        Path out = tiny.out("a");
        assertThat(Typed.mudlark("run", tiny.config(), "--qrels", tiny.write("none.jsonl", ""), "--out", out)
                        .code())
                .isZero();
        return out;
    }

    @Test
    void aWholeConversationIsShownWithoutControlCharacters() {
        Typed typed = Typed.mudlark("show", run(), "lamp", "bm25");
        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .startsWith("=== lamp · bm25\nWhat colour is the lamp KX-9?\n\n--- system\n  Answer the question")
                .contains("--- user\n  Context:\n  [colours] ")
                .contains("is \\u001b[31mred\\u001b[0m and \\u202ereversed.")
                .contains("  Question: What colour is the lamp KX-9?\n")
                .contains("--- assistant\n")
                .doesNotContain("\u001b", "\u202e");
    }

    @Test
    void withoutASystemEveryConversationIsShown() {
        Typed typed = Typed.mudlark("show", run(), "lamp");
        assertThat(typed.out())
                .contains(
                        "=== lamp · no_retrieval", "=== lamp · bm25", "=== lamp · grep_agent", "=== lamp · with tools")
                .contains("-> search {\"query\":")
                .contains("--- search  #");
    }

    @Test
    void whatWentWrongStandsBelowTheConversation() {
        TinyCollection tiny = TinyCollection.in(folder);
        Path out = tiny.out("a");
        assertThat(Typed.mudlark("run", tiny.config(), "--out", out).code()).isZero();
        assertThat(Typed.mudlark("show", out, "moon", "no_retrieval").out())
                .endsWith(" ms)\nfailure type: no_failure: The answer is right and its source is kept.\n\n");
        assertThat(Typed.mudlark("show", out, "code", "no_retrieval").out())
                .contains("\nfailure type: retrieval_miss: What the right answer stands on was not shown to the model."
                        + "\nwhat to do: Look at the queries");
    }

    @Test
    void aQuestionWithoutALabelIsOfNoType() {
        assertThat(Typed.mudlark("show", run(), "lamp", "bm25").out())
                .contains("\nfailure type: unknown: the question has no label to score the answer by\n");
    }

    @Test
    void questionsOfATypeAreListed() {
        TinyCollection tiny = TinyCollection.in(folder);
        Path out = tiny.out("a");
        assertThat(Typed.mudlark("run", tiny.config(), "--out", out).code()).isZero();
        Typed misses = Typed.mudlark("show", out, "--failures", "retrieval_miss");
        assertThat(misses.code()).isZero();
        assertThat(misses.out())
                .startsWith("retrieval_miss  refund  no_retrieval  How long does a refund of a monthly plan take?\n"
                        + "retrieval_miss  year  no_retrieval  ")
                .endsWith(" of 25 answers; one as a whole: mudlark show " + out + " QUESTION SYSTEM\n");
        assertThat(Typed.mudlark("show", out, "--failures").out())
                .isEqualTo(Typed.mudlark("show", out, "--failures", "all").out());
        assertThat(Typed.mudlark("show", out, "--failures", "all").out().lines())
                .contains("retrieval_miss  code  no_retrieval  What does KX-4471 mean?")
                .noneMatch(line -> line.startsWith("no_failure"));
    }

    @Test
    void aListNeedsATypeThatThereIsAndNoQuestion() {
        Path run = run();
        assertThat(Typed.mudlark("show", run, "--failures", "silent_skp").error())
                .startsWith("mudlark: no type of failure 'silent_skp'; types are all, run_error, ")
                .endsWith("; did you mean 'silent_skip'?");
        assertThat(Typed.mudlark("show", run, "lamp", "--failures", "all").error())
                .isEqualTo("mudlark: give either a question or --failures; --failures all lists questions");
        Typed nothing = Typed.mudlark("show", run);
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.error())
                .isEqualTo(
                        "mudlark: which question? give its id, or list some: mudlark show " + run + " --failures all");
    }

    @Test
    void aNameThatIsNotThereBringsTheLikelyOne() {
        Path run = run();
        Typed question = Typed.mudlark("show", run, "lmap");
        assertThat(question.code()).isEqualTo(2);
        assertThat(question.error())
                .isEqualTo(
                        "mudlark: no question 'lmap' in " + run + "; the only question is lamp; did you mean 'lamp'?");
        Typed system = Typed.mudlark("show", run, "lamp", "bm26");
        assertThat(system.code()).isEqualTo(2);
        assertThat(system.error()).endsWith("did you mean 'bm25'?");
    }

    /** What failures.csv counts in a column can be listed, answers without a label among them. */
    @Test
    void everyColumnOfTheTableOfFailuresCanBeListed() throws IOException {
        Path run = run();
        String header = Files.readAllLines(run.resolve("failures.csv")).getFirst();
        List<String> columns = List.of(header.split(","));
        for (String type : columns.subList(columns.indexOf("n") + 1, columns.size())) {
            assertThat(Typed.mudlark("show", run, "--failures", type).code())
                    .as(type)
                    .isZero();
        }
        assertThat(Typed.mudlark("show", run, "--failures", "unknown").out())
                .contains("unknown  lamp  bm25  What colour is the lamp KX-9?\n");
    }
}
