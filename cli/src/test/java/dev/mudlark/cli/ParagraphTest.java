package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParagraphTest {
    @Test
    void linesBreakAtSpacesAndLongWordsStayWhole() {
        String word = "x".repeat(60);
        assertThat(Paragraph.of("- ", "  ", "a " + word + " " + word + " b"))
                .isEqualTo("- a " + word + "\n  " + word + " b\n");
        assertThat(Paragraph.of("", "", "")).isEqualTo("\n");
        String longer = "y".repeat(200);
        assertThat(Paragraph.of("  ", "    ", longer + " z")).isEqualTo("  " + longer + "\n    z\n");
    }
}
