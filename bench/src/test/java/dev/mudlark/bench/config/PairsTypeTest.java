package dev.mudlark.bench.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.evaluation.Contrast;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairsTypeTest {

    private static final ConfigReader READER =
            new ConfigReader(new SystemCatalog(List.of(Section.of("plain", "A system.", List.of(SystemCatalog.NAME)))));

    private static Config read(String contrast) {
        return READER.read("a.yaml", "systems: [{type: plain}]\n" + contrast, Path.of("/base"), "a");
    }

    private static List<String> faults(String contrast) {
        ProblemsException thrown = catchThrowableOfType(ProblemsException.class, () -> read(contrast));
        return thrown.problems().stream().map(Problem::toString).toList();
    }

    @Test
    void pairsAreListsOfTwoOrMappings() {
        assertThat(read("contrast: [[a, b], {system: c, baseline: b}]\n").contrasts())
                .containsExactly(
                        new PairEntry(new Contrast("a", "b"), "contrast[0]", "a.yaml:2"),
                        new PairEntry(new Contrast("c", "b"), "contrast[1]", "a.yaml:2"));
        assertThat(read("contrast:\n  - [a (only calculator), b]\n  - baseline: b\n    system: \" c \"\n")
                        .contrasts())
                .extracting(PairEntry::pair)
                .containsExactly(new Contrast("a (only calculator)", "b"), new Contrast("c", "b"));
        assertThat(read("seed: 1\n").contrasts()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a           | contrast: this is text; write a list of pairs, such as [[agent_with_tools, bm25]]; the first is judged against the second
            []          | contrast: the list is empty; remove the key, or write pairs, such as [[agent_with_tools, bm25]]; the first is judged against the second
            [[a]]       | contrast[0]: this is a list of 1; write two systems, such as [agent_with_tools, bm25]
            [[a, b, c]] | contrast[0]: this is a list of 3; write two systems, such as [agent_with_tools, bm25]
            [[a, 7]]    | contrast[0][1]: '7' is a whole number; put it in quotes if it is meant as text
            [[a, a]]    | contrast[0]: 'a' stands against itself; name another system
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

    @Test
    void aPairThatStandsTwiceIsRefusedInEitherDirection() {
        assertThat(faults("contrast:\n  - [a, b]\n  - {system: a, baseline: b}\n  - [b, a]\n"))
                .containsExactly(
                        "a.yaml:4: contrast[1]: 'a' and 'b' are compared by contrast[0] already (a.yaml:3); remove one",
                        "a.yaml:5: contrast[2]: 'b' and 'a' are compared by contrast[0] already, the other way round"
                                + " (a.yaml:3); remove one");
    }
}
