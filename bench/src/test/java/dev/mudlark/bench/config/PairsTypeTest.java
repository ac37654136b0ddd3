package dev.mudlark.bench.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairsTypeTest {

    private static final ConfigReader READER =
            new ConfigReader(new SystemCatalog(List.of(Section.of("plain", "A system.", List.of(SystemCatalog.NAME)))));

    private final Problems problems = new Problems();

    private List<PairEntry> read(String contrast) {
        return READER.read("a.yaml", "systems: [{type: plain}]\n" + contrast, Path.of("/base"), "a", problems)
                .contrasts();
    }

    private List<String> faults(String contrast) {
        assertThat(read(contrast)).isNotNull();
        return problems.found().stream().map(Problem::toString).toList();
    }

    private static Optional<PairEntry.Name> name(String text, int line) {
        return Optional.of(new PairEntry.Name(text, "a.yaml:" + line));
    }

    @Test
    void pairsAreListsOfTwoOrMappings() {
        assertThat(read("contrast: [[a, b], {system: c, baseline: b}]\n"))
                .containsExactly(
                        new PairEntry(name("a", 2), name("b", 2), "contrast[0]", "a.yaml:2"),
                        new PairEntry(name("c", 2), name("b", 2), "contrast[1]", "a.yaml:2"));
        assertThat(read("contrast:\n  - [a (only calculator), b]\n  - baseline: b\n    system: \" c \"\n"))
                .containsExactly(
                        new PairEntry(name("a (only calculator)", 3), name("b", 3), "contrast[0]", "a.yaml:3"),
                        new PairEntry(name("c", 5), name("b", 4), "contrast[1]", "a.yaml:4"));
        assertThat(read("seed: 1\n")).isEmpty();
        assertThat(problems.found()).isEmpty();
    }

    @Test
    void ofAPairWithAFaultTheNameThatCanBeReadIsKept() {
        assertThat(read("contrast: [[a, 7], {system: c}]\n"))
                .containsExactly(
                        new PairEntry(name("a", 2), Optional.empty(), "contrast[0]", "a.yaml:2"),
                        new PairEntry(name("c", 2), Optional.empty(), "contrast[1]", "a.yaml:2"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a           | contrast: this is text; write a list of pairs, such as [[agent_with_tools, bm25]]; the first is judged against the second
            []          | contrast: the list is empty; remove the key, or write pairs, such as [[agent_with_tools, bm25]]; the first is judged against the second
            [[a]]       | contrast[0]: this is a list of 1; write two systems, such as [agent_with_tools, bm25]
            [[a, b, c]] | contrast[0]: this is a list of 3; write two systems, such as [agent_with_tools, bm25]
            [[a, 7]]    | contrast[0][1]: '7' is a whole number; put it in quotes if it is meant as text
            [{system: a, basline: b, baseline: c}] | unknown key 'basline' in contrast[0]; valid keys are system, baseline; did you mean 'baseline'?
            [{system: a}] | key 'baseline' is missing in contrast[0] (text): the system it is judged against
            """)
    void whatIsNoPairIsRefusedWithItsPlaceAndWhatToWrite(String value, String fault) {
        assertThat(faults("contrast: " + value)).containsExactly("a.yaml:2: " + fault);
    }

    @Test
    void aFlatListIsRefusedItemByItem() {
        assertThat(faults("contrast: [a, b]"))
                .containsExactly(
                        "a.yaml:2: contrast[0]: this is text; write two systems, such as [agent_with_tools, bm25]",
                        "a.yaml:2: contrast[1]: this is text; write two systems, such as [agent_with_tools, bm25]");
    }
}
