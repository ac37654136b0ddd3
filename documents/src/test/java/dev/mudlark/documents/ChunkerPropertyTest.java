package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every text and every chunker. The seed of a failing case is its parameter. */
class ChunkerPropertyTest {

    static IntStream seeds() {
        return IntStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyPassageIsASliceAndEveryWordIsInOne(int seed) {
        Random random = new Random(seed);
        Document document = Documents.text("d", "title", RandomTexts.of(random, 400));
        int size = 1 + random.nextInt(40);
        check(document, Chunker.words(size, random.nextInt(size)).chunk(document));
        check(document, Chunker.headings(size).chunk(document));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void codePointOffsetsGoThereAndBack(int seed) {
        Random random = new Random(seed);
        DocumentText text = DocumentText.of(RandomTexts.of(random, 60));
        String utf16 = text.toString();
        for (int offset = 0; offset <= text.length(); offset++) {
            assertThat(text.offsetOf(text.toIndex(offset))).isEqualTo(offset);
        }
        int start = random.nextInt(text.length() + 1);
        int size = random.nextInt(text.length() + 2);
        TextWindow window = text.window(start, size);
        int[] expected = utf16.codePoints().skip(start).limit(size).toArray();
        assertThat(window.text().codePoints().toArray()).isEqualTo(expected);
        assertThat(window.end() - window.start()).isEqualTo(expected.length);
        assertThat(window.hasMore()).isEqualTo(start + size < text.length());
    }

    private static void check(Document document, List<Passage> passages) {
        boolean[] covered = new boolean[document.text().length()];
        int last = -1;
        for (Passage passage : passages) {
            Span span = passage.span();
            assertThat(passage.text()).isEqualTo(document.text().slice(span.start(), span.end()));
            assertThat(passage.title()).isEqualTo("title");
            assertThat(span.version()).isEqualTo(document.version());
            assertThat(span.start()).isGreaterThan(last);
            last = span.start();
            java.util.Arrays.fill(covered, span.start(), span.end(), true);
        }
        int[] points = document.text().toString().codePoints().toArray();
        for (int i = 0; i < points.length; i++) {
            boolean space = Character.isWhitespace(points[i]) || Character.isSpaceChar(points[i]);
            assertThat(covered[i] || space).as("code point %d", i).isTrue();
        }
    }
}
