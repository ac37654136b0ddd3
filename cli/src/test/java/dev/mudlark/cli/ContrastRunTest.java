package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContrastRunTest {

    private static final String DATA = "data: {docs: docs, questions: questions.jsonl}\nmodels: {generator: mock}\n";

    @TempDir
    Path folder;

    private TinyCollection tiny;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
    }

    private static List<String> rows(Path run) throws IOException {
        return Files.readAllLines(run.resolve("contrasts.csv")).stream().skip(1).toList();
    }

    @Test
    void anAblationSaysWhatItTakesAndComparesWhatItMakes() throws IOException {
        tiny.config(
                DATA + "systems:\n  - {type: agent_search, name: a, tools: [calculator, lookup_table], ablate: true}\n"
                        + "contrast: [[a (only lookup_table), a (only calculator)]]\n");
        Path out = tiny.out("a");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", out);
        assertThat(typed.code()).isZero();
        assertThat(typed.err())
                .startsWith("mudlark: ablate: 'a' is run as 4 systems, each with other tools (2 tools), so it asks and"
                        + " costs about 4 times as much\nmudlark: asking for 20 answers over all systems\n");
        assertThat(typed.out()).contains("a (no tools)", "a (only calculator)", "a (only lookup_table)");
        assertThat(rows(out).stream()
                        .filter(row -> row.contains(",all,score,"))
                        .map(row -> row.substring(0, row.indexOf(",all,"))))
                .containsExactly(
                        "a (only lookup_table),a (only calculator)",
                        "a (only calculator),a (no tools)",
                        "a (only lookup_table),a (no tools)",
                        "a,a (no tools)",
                        "a,a (only lookup_table)",
                        "a,a (only calculator)");
        assertThat(rows(out)).hasSize(6 * 3 * 4);
    }

    @Test
    void aNameThatIsNoSystemStopsTheRunBeforeItStarts() {
        tiny.config(DATA + "systems: [{type: bm25}, {type: grep_agent}]\ncontrast:\n  - [grep-agent, bm25]\n");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error())
                .endsWith(":5: contrast[0]: unknown system 'grep-agent'; systems are bm25, grep_agent; did you mean"
                        + " 'grep_agent'?");
        assertThat(tiny.out("a")).doesNotExist();
    }

    @Test
    void aSystemAloneHasNothingToBeComparedWith() throws IOException {
        tiny.config(DATA + "systems: [{type: bm25}]\n");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(typed.code()).isZero();
        assertThat(typed.out()).doesNotContain("difference");
        assertThat(rows(tiny.out("a"))).isEmpty();
    }

    @Test
    void contrastsOfTwoRunsDifferInLatencyAlone() throws IOException {
        Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", 1);
        Typed.mudlark("run", tiny.config(), "--out", tiny.out("b"), "--max-workers", 4);
        assertThat(withoutLatency(tiny.out("a")))
                .isEqualTo(withoutLatency(tiny.out("b")))
                .isNotEmpty();
    }

    private static List<String> withoutLatency(Path run) throws IOException {
        return rows(run).stream().filter(row -> !row.contains(",latency,")).toList();
    }
}
