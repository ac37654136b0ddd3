package dev.mudlark.tools.grep;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.re2j.Pattern;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequiredLiteralsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "needle | needle",
                "error E-\\d+ | error E-",
                "colou?r | colo",
                "ab+c | ab",
                "a*bc | bc",
                "x{2,}yz | yz",
                "x{0}yz | yz",
                "a\\.b | a.b",
                "\\Qa.b\\E+c | a.b",
                "\"x\\Qa|b\\Ey\" | \"xa|by\"",
                "\\Qabc\\E* | ab",
                "\\Qabc | \"\"",
                "[abc]def | def",
                "[]x]def | def",
                "[[:alpha:]]+def | def",
                "(abc)?de | de",
                "(abc){0,2}de | de",
                "(abc)+d | abc",
                "\"(cat|dogs)s?\" | \"cat,dogs\"",
                "\"cat|dog\" | \"cat,dog\"",
                "\"(?:ab|cd)efg\" | efg",
                "\"(?P<n>abcd)e\" | abcd",
                "\"a|b|\\d\" | \"\"",
                "^abc$ | abc",
                "(?i)abc | \"\"",
                "\\d+ | \"\"",
                "\\pLong | \"\"",
                "a🦀?bc | bc",
                "\\101bc | \"\"",
            })
    void theLongestTextThatMustOccurIsFound(String pattern, String expected) {
        assertThat(String.join(",", RequiredLiterals.of(pattern))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everyMatchHoldsIt(long seed) {
        Random random = new Random(seed);
        String[] pieces = {
            "a",
            "b",
            "ab",
            ".",
            "a?",
            "b*",
            "a+",
            "[ab]",
            "(a|b)",
            "(ab)?",
            "(a|bb)+",
            "(?:ab|b.)",
            "((a)b)",
            "(b|)",
            "a{2}",
            "\\.",
            "b{0,1}",
            "|",
            "^",
            "$"
        };
        for (int round = 0; round < 3000; round++) {
            StringBuilder pattern = new StringBuilder();
            for (int i = 1 + random.nextInt(4); i > 0; i--) {
                pattern.append(pieces[random.nextInt(pieces.length)]);
            }
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(6); i > 0; i--) {
                text.append("ab.".charAt(random.nextInt(3)));
            }
            List<String> literals = RequiredLiterals.of(pattern.toString());
            if (!literals.isEmpty()
                    && Pattern.compile(pattern.toString()).matcher(text).find()) {
                assertThat(literals)
                        .as("seed %d pattern %s text %s", seed, pattern, text)
                        .anyMatch(literal -> text.toString().contains(literal));
            }
        }
    }
}
