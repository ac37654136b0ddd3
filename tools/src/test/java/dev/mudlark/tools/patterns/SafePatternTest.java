package dev.mudlark.tools.patterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.Folding;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("attack-4")
class SafePatternTest {

    private static final Duration AT_MOST = Duration.ofSeconds(20);

    @ParameterizedTest
    @ValueSource(strings = {"(a", "a)", "[a", "a**", "k(s", "(?i)(a", "\\q", "x{2,1}"})
    void onlyWhatWasWrittenIsQuoted(String pattern) {
        for (boolean caseSensitive : new boolean[] {true, false}) {
            String message = catchThrowable(() -> SafePattern.compile(pattern, caseSensitive))
                    .getMessage();
            int start = message.indexOf('`') + 1;
            assertThat(pattern).contains(message.substring(start, message.indexOf('`', start)));
        }
    }

    /** RE2/J alone would go in circles for some. */
    @Test
    void noLetterOfAnyLanguageHangs() {
        assertTimeoutPreemptively(AT_MOST, () -> {
            for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
                if (Character.toLowerCase(codePoint) != codePoint || Character.toUpperCase(codePoint) != codePoint) {
                    String text = Character.toString(codePoint);
                    assertThat(SafePattern.compile("x" + text, false)
                                    .matcher("x" + Folding.composed(text))
                                    .find())
                            .as("%x", codePoint)
                            .isTrue();
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "[\\x{80}-\\x{ffff}],\u1c80,true",
        "[\\x{80}-\\x{ffff}],\u0412,true",
        "[\\x{80}-\\x{ffff}],\u1c7f,true",
        "[\\x{80}-\\x{ffff}],x,false",
        "[^\\x{80}-\\x{ffff}],\u1c81,false",
        "[а-\uffee],\u1c88,true",
        "[\\x{0}-\\x{10ffff}],\u1c80,true",
        "[^\\x00-\\x7f],\u1c80,true",
        "\u1c80,В,true",
        "в,\u1c80,true",
        "(?i)\\p{Cyrillic}+,\u1c80\u1c85,true",
        "[[:alpha:]-\\]],-,true",
    })
    void oldCyrillicLettersAreComparedAndDoNotHang(String pattern, String text, boolean matches) {
        assertTimeoutPreemptively(AT_MOST, () -> {
            SafePattern compiled = SafePattern.compile(pattern, false);
            assertThat(compiled.matcher(text).find()).isEqualTo(matches);
            assertThat(compiled.automaton(work -> {}).orElseThrow().matches(text, 0, text.length()))
                    .isEqualTo(matches);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\x{1c80}", "[\\x{1c80}-\\x{ffff}]", "[a-\\x{1c81}]"})
    void whatCannotBeReplacedIsRefused(String pattern) throws ToolException {
        assertThatThrownBy(() -> SafePattern.compile(pattern, false)).hasMessageContaining("case_sensitive");
        assertThat(SafePattern.compile(pattern, true)).hasToString(pattern);
    }

    @ParameterizedTest
    @CsvSource({
        "(a)\\1, back-references",
        "(?=a)b, look-around",
        "(?<!a)b, look-around",
        "(x{1000}){1000}, multiply to more than 1000",
        "((a{100}){100}){100}, multiply to more than 1000",
        "a{1001}, multiply to more than 1000",
        "(a?b?c?d?){800}, smaller repeat counts",
    })
    void whatIsRefusedSaysWhy(String pattern, String reason) {
        assertThatThrownBy(() -> SafePattern.compile(pattern, false))
                .isInstanceOf(ToolException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("example");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"(a+)+$", "(a|aa)+$", "(.*a){25}", "(x+x+)+y", "^(([a-z])+.)+[A-Z]([a-z])+$", "(.*)*(.*)*z"})
    void nestedRepeatsRunInLinearTime(String pattern) throws ToolException {
        SafePattern compiled = SafePattern.compile(pattern, true);
        String text = "a".repeat(100_000) + "!";

        boolean found = assertTimeoutPreemptively(
                AT_MOST, () -> compiled.automaton(work -> {}).orElseThrow().matches(text, 0, text.length()));

        assertThat(found).isEqualTo(pattern.equals("(.*a){25}"));
    }
}
