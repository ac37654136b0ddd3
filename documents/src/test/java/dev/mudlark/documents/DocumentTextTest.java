package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentTextTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void placesAreThoseOfTheCodePoints(long seed) {
        Random random = new Random(seed);
        StringBuilder letters = new StringBuilder();
        for (int i = random.nextInt(20_000); i >= 0; i--) {
            letters.appendCodePoint(random.nextInt(3) == 0 ? 0x1f980 : 'a' + random.nextInt(26));
        }
        String text = letters.toString();
        DocumentText document = DocumentText.of(text);
        int[] codePoints = text.codePoints().toArray();
        assertThat(document.length()).isEqualTo(codePoints.length);
        for (int round = 0; round < 200; round++) {
            int start = random.nextInt(codePoints.length + 1);
            int end = start + random.nextInt(codePoints.length - start + 1);
            assertThat(document.slice(start, end))
                    .as("seed %d from %d to %d", seed, start, end)
                    .isEqualTo(new String(codePoints, start, end - start));
            assertThat(document.offsetOf(document.toIndex(start))).isEqualTo(start);
        }
    }

    @Test
    void everyWindowOfALongTextIsQuick() {
        DocumentText document = DocumentText.of("🦀".repeat(10_000_000));
        long start = System.nanoTime();

        for (int window = 0; window < 10_000; window++) {
            assertThat(document.window(window * 1000, 1000).text()).hasSize(2000);
        }

        assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
    }

    @Test
    void whatIsKeptWithATextIsSharedByItsReadersAndNotByEqualTexts() {
        DocumentText text = DocumentText.of("a");

        assertThat(text.keep(String.class, old -> "made for " + old)).isEqualTo("made for null");
        assertThat(text.keep(String.class, old -> old == null ? "again" : old)).isEqualTo("made for null");
        assertThat(text.keep(Integer.class, old -> old == null ? 1 : old + 1)).isEqualTo(1);
        assertThat(text.keep(Integer.class, old -> old == null ? 1 : old + 1)).isEqualTo(2);
        assertThat(DocumentText.of("a").keep(String.class, old -> old == null ? "new" : old))
                .isEqualTo("new");
    }
}
