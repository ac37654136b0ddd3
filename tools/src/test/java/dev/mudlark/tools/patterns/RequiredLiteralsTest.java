package dev.mudlark.tools.patterns;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.re2j.Pattern;
import dev.mudlark.tools.builtin.Folding;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequiredLiteralsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            value = {
                "needle ~ needle",
                "Needle ~ needle",
                "\"error E-\\d+\" ~ \"error e-\"",
                "colou?r ~ color|colour",
                "ab+c ~ ab c",
                "a*bc ~ bc",
                "x{2,}yz ~ xx yz",
                "x{2}yz ~ xxyz",
                "x{9}yz ~ xxxx yz",
                "x{0}yz ~ yz",
                "a\\.b ~ a.b",
                "\\Qa.b\\E+c ~ a.b c",
                "x\\Qa|b\\Ey ~ xa|by",
                "\\Qabc\\E* ~ ab",
                "\\Qabc ~ abc",
                "[abc]def ~ adef|bdef|cdef",
                "gr[ae]y ~ gray|grey",
                "[Ee]rror ~ error",
                "v[0-3]x ~ v0x|v1x|v2x|v3x",
                "[]x]def ~ def",
                "[[:alpha:]]+def ~ def",
                "[^ab]def ~ def",
                "(abc)?de ~ abcde|de",
                "(abc){0,2}de ~ de",
                "(abc)+d ~ abc d",
                "(cat|dogs)s?x ~ catsx|catx|dogssx|dogsx",
                "cat|dog ~ cat|dog",
                "(cat\\d|dog) ~ cat|dog",
                "(?:ab|cd)efg ~ abefg|cdefg",
                "(?P<n>abcd)e ~ abcde",
                "a|b|\\d ~ \"\"",
                "^abc$ ~ abc",
                "(?i)abc ~ abc",
                "a(?s:b)c ~ abc",
                "\\d+ ~ \"\"",
                "\\pLong ~ ong",
                "a🦀?bc ~ abc|a🦀bc",
                "\\101bc ~ bc",
                "Straße ~ strasse",
                "(a|) ~ \"\"",
            })
    void whatMustOccurIsFound(String pattern, String expected) {
        assertThat(written(required(pattern))).isEqualTo(expected);
    }

    private static List<Set<String>> required(String pattern) {
        return PatternParser.parse(pattern, true).map(RequiredLiterals::of).orElse(List.of());
    }

    private static String written(List<Set<String>> required) {
        return required.stream()
                .map(texts -> String.join("|", new TreeSet<>(texts)))
                .distinct()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void everyMatchHoldsOneOfEachSet(long seed) {
        Random random = new Random(seed);
        int held = 0;
        for (int round = 0; round < 4000; round++) {
            String pattern = RandomPatterns.pattern(random);
            boolean caseSensitive = random.nextBoolean();
            List<Set<String>> required = required(pattern);
            Pattern compiled = Pattern.compile(pattern, caseSensitive ? 0 : Pattern.CASE_INSENSITIVE);
            for (int i = 0; i < 5; i++) {
                String line = RandomPatterns.plainLine(random);
                if (!required.isEmpty() && compiled.matcher(line).find()) {
                    held++;
                    String folded = Folding.folded(line);
                    assertThat(required)
                            .as("seed %d pattern %s text %s", seed, pattern, line)
                            .allMatch(texts -> texts.stream().anyMatch(folded::contains));
                }
            }
        }
        assertThat(held).isGreaterThan(300);
    }

    /** What RE2/J takes for the same letter in another case has the same folded form. */
    @Test
    void lettersThatMatchEachOtherFoldAlike() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            if (EndlessFolds.plain(codePoint) != codePoint || !Character.isAlphabetic(codePoint)) {
                continue;
            }
            int[] others = {
                Character.toUpperCase(codePoint), Character.toLowerCase(codePoint), Character.toTitleCase(codePoint)
            };
            String folded = Folding.folded(Character.toString(codePoint));
            for (int other : others) {
                Atom atom = Atom.literal(codePoint, new Atom.Flags(true, false));
                if (other != codePoint && new AtomMatcher(atom).matches(other)) {
                    assertThat(Folding.folded(Character.toString(other)))
                            .as("%x %x", codePoint, other)
                            .isEqualTo(folded);
                }
            }
        }
    }
}
