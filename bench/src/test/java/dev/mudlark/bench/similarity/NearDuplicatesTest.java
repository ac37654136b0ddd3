package dev.mudlark.bench.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NearDuplicatesTest {
    private static final double LEAST = 0.7;

    private static String words(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "w" + random.nextInt(2_000))
                .collect(Collectors.joining(" "));
    }

    private static List<Shingles> shingles(List<String> texts) {
        return texts.stream().map(text -> Shingles.of(text, 4)).toList();
    }

    /** The similarity by its definition, over the runs as texts. */
    private static double jaccard(String a, String b) {
        Set<List<String>> first = runs(a);
        Set<List<String>> second = runs(b);
        Set<List<String>> all = new HashSet<>(first);
        all.addAll(second);
        first.retainAll(second);
        return (double) first.size() / all.size();
    }

    private static Set<List<String>> runs(String text) {
        List<String> words = Arrays.asList(text.split(" "));
        return IntStream.rangeClosed(0, words.size() - 4)
                .mapToObj(i -> List.copyOf(words.subList(i, i + 4)))
                .collect(Collectors.toCollection(HashSet::new));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void plantedPairsAreFoundWithTheirExactSimilarityAndNoOthers(long seed) {
        Random random = new Random(seed);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            texts.add(words(random, 80 + random.nextInt(200)));
        }
        List<Twin> planted = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String[] words = texts.get(i).split(" ");
            for (int changes = random.nextInt(6); changes > 0; changes--) {
                words[random.nextInt(words.length)] = "changed" + changes;
            }
            String changed = String.join(" ", words);
            double similarity = jaccard(texts.get(i), changed);
            if (similarity >= LEAST) {
                planted.add(new Twin(i, texts.size(), similarity));
                texts.add(changed);
            }
        }
        assertThat(planted).as("seed %d", seed).hasSizeGreaterThan(20);
        assertThat(NearDuplicates.of(shingles(texts), LEAST))
                .as("seed %d", seed)
                .containsExactlyElementsOf(planted);
    }

    @Test
    void theMostSimilarOfSeveralIsNamed() {
        String text = words(new Random(7), 200);
        List<String> texts = List.of(text + " one two three four five six seven", text + " one", text + " one two");
        List<Twin> twins = NearDuplicates.of(shingles(texts), LEAST);
        assertThat(twins).extracting(Twin::second).containsExactly(1, 2);
        assertThat(twins.get(1).first()).isEqualTo(1);
        assertThat(twins.get(1).similarity()).isCloseTo(jaccard(texts.get(1), texts.get(2)), within(1e-12));
    }

    @Test
    void textsWithoutWordsAreLikeNoOther() {
        assertThat(NearDuplicates.of(shingles(List.of("", "…", "", "a", "A!")), LEAST))
                .containsExactly(new Twin(3, 4, 1));
    }

    @Test
    void theWorkGrowsWithTheNumberOfTextsAndNotWithItsSquareWhenAllAreAlike() {
        String same = words(new Random(3), 60);
        List<String> texts =
                IntStream.range(0, 2_000).mapToObj(i -> same + " number" + i).toList();
        List<Shingles> shingles = shingles(texts);
        assertThat(NearDuplicates.of(shingles, LEAST)).hasSize(1_999);
        long most = 2_000L * Signature.BANDS * 20;
        assertThat(NearDuplicates.comparisons(shingles, LEAST)).isLessThan(most);
        List<Shingles> identical =
                shingles(IntStream.range(0, 2_000).mapToObj(i -> same).toList());
        assertThat(NearDuplicates.comparisons(identical, LEAST)).isZero();
        assertThat(NearDuplicates.of(identical, LEAST)).hasSize(1_999);
    }

    @Test
    void textsThatHaveNothingInCommonAreHardlyEverCompared() {
        Random random = new Random(11);
        List<String> texts =
                IntStream.range(0, 3_000).mapToObj(i -> words(random, 60)).toList();
        assertThat(NearDuplicates.comparisons(shingles(texts), LEAST)).isLessThan(10);
    }

    @Test
    void aTextInAScriptWithoutSpacesHasAWordForEachCharacter() {
        assertThat(Shingles.countWords("退款需要五天 in 5 days")).isEqualTo(9);
        assertThat(Shingles.of("退款需要五天", 2).size()).isEqualTo(5);
    }

    @Test
    void aCommonRunIsToldAsItStandsInTheOtherText() {
        Shingles text = Shingles.of("The refund takes 5 to 10 business days, once approved.", 5);
        assertThat(text.firstRunOf("So: it \"takes 5 – to 10 Business\" days?", 5))
                .contains("takes 5 – to 10 Business");
        assertThat(text.firstRunOf("takes 5 to 10", 5)).isEmpty();
        assertThat(text.firstRunOf("", 5)).isEmpty();
    }
}
