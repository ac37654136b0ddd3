package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import java.util.List;

/** Lines that are searched together: those of a document, or the rows of a table with a line each. */
sealed interface Source {

    /** The id of the document or of the table. */
    String id();

    /** How many lines it has. */
    int lines();

    /** What is known about its letters. */
    Traits traits();

    /** Its lines as they stand in the document. */
    Lines open();

    /**
     * What packing learnt about a source.
     *
     * @param direct the packed text has a byte for each UTF-16 unit of the document, in its place
     * @param returns there are carriage returns in the document
     * @param composed the document is in Unicode's form NFC as it is
     * @param landmarks where some lines are in both
     */
    record Traits(boolean direct, boolean returns, boolean composed, Landmarks landmarks) {}

    /**
     * A document.
     *
     * @param document the document
     * @param lines how many it has
     * @param traits what is known about its letters
     */
    record OfDocument(Document document, int lines, Traits traits) implements Source {

        @Override
        public String id() {
            return document.id();
        }

        @Override
        public Lines open() {
            return new DocumentLines(document);
        }
    }

    /**
     * The rows of a table.
     *
     * @param id the table's id
     * @param rows the rows, one for each line
     * @param traits what is known about their letters
     */
    record OfTable(String id, List<Table.Row> rows, Traits traits) implements Source {

        @Override
        public int lines() {
            return rows.size();
        }

        @Override
        public Lines open() {
            return new RowLines(rows);
        }
    }
}
