package dev.mudlark.documents.chunks;

import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.headings.Heading;
import dev.mudlark.documents.headings.MarkdownHeadings;
import dev.mudlark.documents.headings.RestHeadings;
import java.util.List;

/**
 * See {@link Chunker#headings}.
 *
 * @param maxWords words in a passage
 */
public record HeadingChunker(int maxWords) implements Chunker {

    private static final int OVERLAP_PART = 5;

    /** @throws IllegalArgumentException when {@code maxWords} is out of range */
    public HeadingChunker {
        if (maxWords < 1) {
            throw new IllegalArgumentException("sections of at most " + maxWords + " words: must be at least 1");
        }
    }

    @Override
    public List<Passage> chunk(Document document) {
        Windows windows = new Windows(document);
        if (document.isTableRow()) {
            windows.all();
            return windows.passages();
        }
        String text = document.text().toString();
        int from = 0;
        List<Heading> headings = headings(document.path(), text);
        for (int i = 0; i < headings.size(); i++) {
            Heading heading = headings.get(i);
            boolean bare = i > 0 && isBare(text, headings.get(i - 1), heading.start());
            if (!bare) {
                int to = windows.words().firstFrom(heading.start());
                section(windows, from, to);
                from = to;
            }
        }
        section(windows, from, windows.words().size());
        return windows.passages();
    }

    private void section(Windows windows, int from, int to) {
        windows.slide(from, to, maxWords, maxWords / OVERLAP_PART);
    }

    private static List<Heading> headings(String path, String text) {
        return switch (SourceFile.extensionOf(path)) {
            case "rst" -> RestHeadings.in(text);
            case "txt" -> List.of();
            default -> MarkdownHeadings.in(text);
        };
    }

    /** True when nothing but the heading's own lines stands between it and {@code next}. */
    private static boolean isBare(String text, Heading heading, int next) {
        return text.substring(heading.end(), next).isBlank();
    }
}
