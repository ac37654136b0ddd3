package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTest {

    @Test
    void whatMovesTheCursorOrHidesTextIsShownAsAnEscape() {
        assertThat(Visible.text("a\u001b[2Jb\rc\bd\u0000e\u009bf\u007fg"))
                .isEqualTo("a\\u001b[2Jb\\u000dc\\u0008d\\u0000e\\u009bf\\u007fg");
        assertThat(Visible.text("\u202eabc\u2066\u200b\u2028")).isEqualTo("\\u202eabc\\u2066\\u200b\\u2028");
        assertThat(Visible.text("a\ud800b")).isEqualTo("a\\ud800b");
    }

    @Test
    void linesAndTabsAndEveryLanguageStay() {
        String text = "naïve\t日本語 \ud83d\ude00\nשלום";
        assertThat(Visible.text(text)).isSameAs(text);
    }

    @Test
    void aMessageStaysInOneLine() {
        assertThat(Visible.line("a\nb")).isEqualTo("a\\u000ab");
    }
}
