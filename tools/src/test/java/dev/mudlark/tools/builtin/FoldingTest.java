package dev.mudlark.tools.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class FoldingTest {

    @Test
    void noCodePointBecomesShorter() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String text = new String(Character.toChars(codePoint));
            assertThat(Folding.withoutCase(text)).as("%x", codePoint).hasSizeGreaterThanOrEqualTo(text.length());
        }
    }

    @Test
    void whatIsWrittenInSeveralCapitalsEqualsThem() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String text = Character.toString(codePoint);
            String capitals = text.toUpperCase(Locale.ROOT);
            if (capitals.chars().allMatch(Character::isLetter)) {
                assertThat(Folding.withoutCase(text)).as("%x", codePoint).isEqualTo(Folding.withoutCase(capitals));
            }
        }
        assertThat(Folding.folded("Straße")).isEqualTo("strasse");
        assertThat(Folding.folded("STRAẞE")).isEqualTo("strasse");
        assertThat(Folding.folded("ﬁsh")).isEqualTo("fish");
    }

    @Test
    void anIndexIsFoundInTheTextWithCase() {
        String text = "🦀ßßx";
        String folded = Folding.withoutCase(text);

        assertThat(folded).isEqualTo("🦀ssssx");
        assertThat(Folding.unfoldedIndex(text, folded.indexOf('x'))).isEqualTo(4);
        assertThat(Folding.unfoldedIndex(text, 3)).isEqualTo(2);
        assertThat(Folding.unfoldedIndex(text, 99)).isEqualTo(5);
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
