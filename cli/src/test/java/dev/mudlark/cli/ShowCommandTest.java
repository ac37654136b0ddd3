package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
    void aNameThatIsNotThereBringsTheLikelyOne() {
        Path run = run();
        Typed question = Typed.mudlark("show", run, "lmap");
        assertThat(question.code()).isEqualTo(2);
        assertThat(question.error())
                .isEqualTo("mudlark: no question 'lmap' in " + run + "; there is lamp; did you mean 'lamp'?");
        Typed system = Typed.mudlark("show", run, "lamp", "bm26");
        assertThat(system.code()).isEqualTo(2);
        assertThat(system.error()).endsWith("did you mean 'bm25'?");
    }
}
