package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Span;
import java.util.List;

/** Lines that are searched together: those of a document, or the rows of a table with a line each. */
sealed interface Source {

    /** The id of the document or of the table. */
    String id();

    /** The lines. */
    LineText lines();

    /** {@code doc:12}, the name of a line; lines count from 1. */
    String name(int line);

    /** The document text that stands in a part of a line, given in UTF-16 units of the line. */
    Span span(int line, int from, int to);

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
        public Span span(int line, int from, int to) {
            int start = lines.start(line);
            return document.span(
                    document.text().offsetOf(start + from), document.text().offsetOf(start + to));
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

        /** The whole row: that is what a line of it shows. */
        @Override
        public Span span(int line, int from, int to) {
            Document row = rows.get(line);
            return row.span(0, row.text().length());
        }

        @Override
        public boolean hasContext() {
            return false;
        }
    }
}
