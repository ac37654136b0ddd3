package dev.mudlark.documents.chunks;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import java.util.List;

/**
 * See {@link Chunker#words}.
 *
 * @param size words in a window
 * @param overlap words shared with the window before
 */
public record WordChunker(int size, int overlap) implements Chunker {

    /** @throws IllegalArgumentException when the numbers are out of range */
    public WordChunker {
        if (size < 1 || overlap < 0 || overlap >= size) {
            throw new IllegalArgumentException("chunks of " + Counted.of(size, "word") + " with an overlap of "
                    + overlap + ": the size must be at least 1, the overlap at least 0 and less than the size");
        }
    }

    @Override
    public List<Passage> chunk(Document document) {
        Windows windows = new Windows(document);
        if (document.isTableRow()) {
            windows.all();
        } else {
            windows.slide(0, windows.words().size(), size, overlap);
        }
        return windows.passages();
    }
}
