package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Span;
import dev.mudlark.tools.Part;
import java.util.List;

/** Lines that are searched together: those of a document, or the rows of a table with a line each. */
sealed interface Source {

    /** The id of the document or of the table. */
    String id();

    /** The lines. */
    LineText lines();

    /** {@code doc:12}, the name of a line; lines count from 1. */
    String name(int line);

    /**
     * The document text that stands in a part of a line.
     *
     * @param from first UTF-16 unit of the line
     * @param to UTF-16 unit of the line after the last
     * @param at the code point at which the part starts in the line that is shown
     */
    List<Part.Mark> marks(int line, int from, int to, int at);

    /** True when the lines before and after a line belong to it. */
    boolean hasContext();

    /**
     * A document.
     *
     * @param document the document
     * @param lines its lines
     */
    record OfDocument(Document document, LineText lines) implements Source {

        @Override
        public String id() {
            return document.id();
        }

        @Override
        public String name(int line) {
            return document.id() + ":" + (line + 1);
        }

        @Override
        public List<Part.Mark> marks(int line, int from, int to, int at) {
            int start = lines.start(line);
            Span span = document.span(
                    document.text().offsetOf(start + from), document.text().offsetOf(start + to));
            return List.of(Part.Mark.literal(span, at));
        }

        @Override
        public boolean hasContext() {
            return true;
        }
    }

    /**
     * The rows of a table.
     *
     * @param id the table's id
     * @param rows the rows as documents, one for each line
     * @param lines the rows, their {@code column: value} lines joined by semicolons
     */
    record OfTable(String id, List<Document> rows, LineText lines) implements Source {

        @Override
        public String name(int line) {
            return rows.get(line).id() + ":1";
        }

        @Override
        public List<Part.Mark> marks(int line, int from, int to, int at) {
            return new RowPlaces(rows.get(line), from, to, at).marks();
        }

        @Override
        public boolean hasContext() {
            return false;
        }
    }
}
