package dev.mudlark.tools.folding;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentsTest {

    private static final List<String> PIECES = List.of(
            "a", "B", "ß", "e\u0301", "\u0301", "\u0323", "İ", "i\u0307", "🦀", "\u200b", "\u00ad", "ﬁ", "ｶ", "ﾞ",
            "\u1112", "\u1161", "\u11ab", "ㅎ", "ㅏ", "’", "\u00a0", " ", "\ud83e", "½", "Σ", "ͅ", "각", "\u00b4");

    /** Exhaustive: whatever can be the second of two code points that become one, joins. */
    @Test
    void nothingIsCutThatNormalisationWouldJoin() {
        Set<Integer> seconds = new HashSet<>();
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String apart = Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFD);
            apart.codePoints().skip(1).forEach(seconds::add);
        }
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String plain = Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFKC);
            int first = Normalizer.normalize(plain, Normalizer.Form.NFD).codePointAt(0);
            if (seconds.contains(first)) {
                assertThat(Joining.joins(codePoint)).as("%x", codePoint).isTrue();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Form.class)
    void equivalentTextsHaveOneForm(Form form) {
        Random random = new Random(7);
        for (int round = 0; round < 20_000; round++) {
            String text = text(random);
            String expected = form.of(text);
            assertThat(form.of(Normalizer.normalize(text, Normalizer.Form.NFD)))
                    .as(text)
                    .isEqualTo(expected);
            assertThat(form.of(expected)).as(text).isEqualTo(expected);
            if (form == Form.COMPOSED) {
                assertThat(expected).isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFC));
            }
        }
    }

    /** Every part of a form leads to a part of the text that has it. */
    @ParameterizedTest
    @EnumSource(Places.Unit.class)
    void placesLeadBackToTheText(Places.Unit unit) {
        Random random = new Random(11);
        for (int round = 0; round < 20_000; round++) {
            String text = text(random);
            String folded = Form.FOLDED.of(text);
            int count = folded.codePointCount(0, folded.length());
            if (count > 0) {
                int first = folded.offsetByCodePoints(0, random.nextInt(count));
                int last = folded.offsetByCodePoints(
                        first, 1 + random.nextInt(folded.codePointCount(first, folded.length())));
                Places places = new Places(Form.FOLDED, unit, text, 0, text.length(), () -> {});
                int start = places.start(inUnit(folded.substring(0, first), unit));
                int end = places.end(inUnit(folded.substring(0, last), unit));
                assertThat(Form.FOLDED.of(text.substring(start, end))).as(text).contains(folded.substring(first, last));
            }
        }
    }

    private static int inUnit(String text, Places.Unit unit) {
        return unit == Places.Unit.CHARS
                ? text.length()
                : text.codePoints().map(Utf8Text::length).sum();
    }

    @ParameterizedTest
    @ValueSource(ints = {5000, 500_000})
    void aHeapOfMarksTakesNoLongerThanOtherText(int marks) {
        String heap = "a" + "\u0301\u0323".repeat(marks);
        long start = System.nanoTime();

        assertThat(Form.FOLDED.of(heap)).startsWith("ạ");
        assertThat(System.nanoTime() - start).isLessThan(2_000_000_000L);
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }
}
