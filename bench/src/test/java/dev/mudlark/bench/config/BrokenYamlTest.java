package dev.mudlark.bench.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.problems.MarredText;
import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.context.PlainWords;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrokenYamlTest {

    private static final String SOUND = """
            name: "trial"
            seed: 7
            data: {docs: docs, questions: 'q.jsonl'}
            evaluation: &e {k: [1, 5]}
            tools:
              allow: [search]
            systems:
              - {type: bm25, name: one}
              - type: agent_search
                name: two
                tools:
                  - name: corpus_grep
                    max_results: 3
            """;
    private static final String NOISE = "{}[]:,\"'&*!|>%@`#?-\t\n  <";
    private static final String BROKEN = "broken YAML: ";

    private static List<String> faults(String text) {
        Problems problems = new Problems();
        new ConfigReader(Systems.catalog()).read("a.yaml", text, Path.of("/base"), "a", problems);
        return problems.found().stream().map(Problem::toString).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            data: {docs: d, questions: q/seed: 1 | 2: broken YAML: a { is not closed, or a comma is missing
            systems: [a, b/seed: 1               | 2: broken YAML: a [ is not closed, or a comma is missing
            seed: 1/~- x                         | 2: broken YAML: a tab stands where spaces are needed
            name: "x/seed: 1                     | 2: broken YAML: a quote is opened and never closed
            name: *x                             | 1: broken YAML: *x stands for nothing: no &x comes before it
            name: a: b                           | 1: broken YAML: a second colon on the line, or an indent that fits
            """)
    void theLineIsNamedAndWhatIsWrongInPlainWords(String text, String told) {
        assertThat(faults(text.replace('/', '\n').replace('~', '\t')))
                .singleElement()
                .asString()
                .startsWith("a.yaml:" + told)
                .endsWith("; the rest is checked when this is mended");
    }

    @Test
    void noTextBringsOutTheReadersOwnWords() {
        for (long seed = 0; seed < 3000; seed++) {
            String text = MarredText.of(SOUND, NOISE, seed);
            for (String told : faults(text)) {
                boolean broken = told.contains(BROKEN) && !told.contains("stands for nothing");
                String reason = broken ? told.substring(told.indexOf(BROKEN)) : "";
                assertThat(reason).as(text).doesNotContain("<", "token", "expected ", "simple key", "indentation");
                assertThat(PlainWords.speaksOfCode(reason)).as(reason).isFalse();
            }
        }
    }

    @Test
    void aFaultBehindAnAliasNamesBothLines() {
        assertThat(faults("""
                data: {docs: d, questions: q}
                systems:
                  - &one
                    type: bm25
                    name: one
                    top_k: 0
                  - *one
                """))
                .containsExactly(
                        "a.yaml:6: systems[0].top_k: '0' is too small; write a whole number from 1 to 100 (the line is"
                                + " used by *one on line 7 too)",
                        "a.yaml:6: systems[1].top_k: '0' is too small; write a whole number from 1 to 100 (the line is"
                                + " used by *one on line 7 too)");
        assertThat(faults("data: &g {docs: d, questions: q}\nsystems: *g\n"))
                .singleElement()
                .asString()
                .startsWith("a.yaml:1: systems: write a list of systems")
                .endsWith(" (the line is used by *g on line 2 too)");
    }

    @Test
    void anAliasInsideOfWhatAnotherStandsForNamesAllLines() {
        assertThat(faults("a: &a {x: 1}\nb: &b [*a]\nsystems: *b\n"))
                .contains(
                        "a.yaml:1: systems[0]: key 'type' is missing; types are no_retrieval, bm25, vector, hybrid,"
                                + " pipeline_rag, agent_search, grep_agent (the line is used by *a on line 2, *b on line 3 too)");
    }
}
