package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.rundir.Manifest.ConfigSource;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DraftTest {

    private static final String DATA = "data: {docs: docs, questions: q.jsonl}\n";

    private static List<String> faults(String text, Draft.Use use) {
        Problems problems = new Problems();
        ConfigSource source = new ConfigSource(Optional.of(Path.of("c.yaml")), Path.of("."), text);
        Draft draft = Draft.of(source, Overrides.NONE, use, Models.discover(), problems);
        assertThat(draft.source()).isEqualTo(source);
        return problems.found().stream().map(Problem::toString).toList();
    }

    private static List<String> faults(String text) {
        return faults(text, Draft.Use.VALIDATE);
    }

    @Test
    void faultsOfEveryStageAreToldInTheOrderOfTheirLines() {
        assertThat(faults(DATA + "systems:\n  - {name: a, type: bm25, chunk_overlap: 200}\n"
                        + "  - {name: b, type: bm25, top_k: 0}\ncontrast: [[a, b], [b, c], [a, a]]\nseed: x\n"))
                .extracting(line -> line.replaceFirst("(must|valid|write|systems are|name another).*", "…"))
                .containsExactly(
                        "c.yaml:3: chunk_overlap (200) of system 'a' …",
                        "c.yaml:4: systems[1].top_k: '0' is too small; …",
                        "c.yaml:5: contrast[1]: unknown system 'c'; …",
                        "c.yaml:5: contrast[2]: 'a' stands against itself; …",
                        "c.yaml:6: seed: 'x'; …");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            systems: bm25                      | c.yaml:2: systems: write a list
            systms: [{type: bm25}]             | c.yaml:2: unknown key 'systms'
            systems: [bm25]                    | c.yaml:2: systems[0]: this is text
            systems: [{type: bm25, nmae: a}]   | c.yaml:2: unknown key 'nmae' in systems[0]
            systems: [{type: bm25, name: a/b}] | c.yaml:2: systems[0].name: a name has
            systems: [{type: bm52, name: a}]   | c.yaml:2: systems[0].type: unknown system 'bm52'
            systems: [{name: a}]               | c.yaml:2: systems[0]: key 'type' is missing
            systems: [{type: bm52, nmae: a}]   | c.yaml:2: systems[0].type: unknown system 'bm52'
            """)
    void systemsThatCannotBeReadMakeNoNameUnknown(String systems, String fault) {
        assertThat(faults(DATA + systems + "\ncontrast: [[a, 'a (only calculator)']]"))
                .singleElement()
                .asString()
                .startsWith(fault);
    }

    @Test
    void twoSystemsOfWhichOneHasNoReadableNameAreNotOfOneName() {
        assertThat(faults(DATA + "systems: [{type: bm25}, {type: bm25, name: a/b}]"))
                .singleElement()
                .asString()
                .startsWith("c.yaml:2: systems[1].name: a name has");
    }

    @ParameterizedTest
    @ValueSource(strings = {"data: docs", "dtaa: {docs: d, questions: q}", "data:"})
    void aSectionThatCannotBeReadHasNoMissingKeys(String data) {
        assertThat(faults(data + "\nsystems: [{type: bm25}]")).hasSize(1);
    }

    @Test
    void whatIsMissingIsToldWithTheLineOfItsSectionWhereThereIsOne() {
        assertThat(faults("systems: [{type: bm25}]\ndata:\n  language: none\n", Draft.Use.RUN))
                .containsExactly(
                        "c.yaml: no model is named; pass --model (mudlark models shows some), name one under"
                                + " models.generator, or pass --mock for the rule-based stand-in",
                        "c.yaml:3: data.docs is missing; write it, or pass --docs",
                        "c.yaml:3: data.questions is missing; write it, or pass --questions");
        assertThat(faults("systems: [{type: bm25}]\n"))
                .containsExactly(
                        "c.yaml: data.docs is missing; write it, or pass --docs",
                        "c.yaml: data.questions is missing; write it, or pass --questions");
    }

    @Test
    void brokenYamlIsOneFaultAndNothingIsMissing() {
        assertThat(faults("systems: [\n", Draft.Use.RUN))
                .singleElement()
                .asString()
                .startsWith("c.yaml:2: broken YAML: ");
    }

    @Test
    void everyFlagThatIsMissingIsNamedAndWhatThereIsIsReadAllTheSame() {
        Overrides flags = new Overrides(
                Optional.empty(),
                Optional.of(Path.of("q.jsonl")),
                Optional.empty(),
                true,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Taping.NONE);
        Problems problems = new Problems();
        Draft draft = Draft.of(Optional.empty(), flags, Draft.Use.RUN, Models.discover(), problems);
        assertThat(problems.found())
                .containsExactly(new Problem(
                        "run",
                        "name a config file, or at least --docs DIR and --questions FILE; --docs DIR is missing"));
        assertThat(draft.questions()).contains(Path.of("q.jsonl"));
        Problems both = new Problems();
        assertThat(Draft.of(Optional.empty(), Overrides.NONE, Draft.Use.VALIDATE, Models.discover(), both)
                        .docs())
                .isEmpty();
        assertThat(both.found())
                .extracting(Problem::where, Problem::message)
                .containsExactly(tuple(
                        "validate",
                        "name a config file, or at least --docs DIR and --questions FILE; --docs DIR and --questions"
                                + " FILE are missing"));
    }
}
