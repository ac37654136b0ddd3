package dev.mudlark.tools.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FoldingTest {

    @Test
    void foldingKeepsTheLengthOfEveryCodePoint() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String text = new String(Character.toChars(codePoint));
            assertThat(Folding.withoutCase(text)).as("%x", codePoint).hasSize(text.length());
        }
    }

    @Test
    void caseAndAccentsFold() {
        assertThat(Folding.folded("İSTANBUL")).isEqualTo("istanbul");
        assertThat(Folding.folded("Cafe\u0301")).isEqualTo("caf\u00e9");
        assertThat(Folding.folded("ΟΔΟΣ")).isEqualTo(Folding.folded("οδος"));
        assertThat(Folding.folded("𐐀x")).isEqualTo("𐐨x");
        assertThat(Folding.folded("\ud800")).isEqualTo("\ud800");
    }
}
