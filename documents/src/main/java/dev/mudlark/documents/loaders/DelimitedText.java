package dev.mudlark.documents.loaders;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.SourceFile;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Reads a table of delimited text; the first row names the columns. */
final class DelimitedText {

    private static final int MOST_WARNINGS = 100;

    private final SourceFile file;
    private final CSVFormat format;
    private boolean skipsNext;
    private int ragged;

    /** @param skipsFirst true when the first record only says how to read the others */
    DelimitedText(SourceFile file, CSVFormat format, boolean skipsFirst) {
        this.skipsNext = skipsFirst;
        this.file = file;
        this.format = format;
    }

    Loaded load(String text) throws LoadException {
        CSVParser opened = null;
        try (CSVParser parser = CSVParser.builder()
                .setReader(new StringReader(text))
                .setFormat(format)
                .get()) {
            opened = parser;
            return read(parser, text);
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            long line = opened == null ? 1 : opened.getCurrentLineNumber();
            throw LoadException.broken(
                    "corrupt_file", "not a table of delimited text near line " + line + ": " + reason(e));
        }
    }

    private Loaded read(CSVParser parser, String text) throws LoadException {
        TableBuilder table = new TableBuilder(file);
        ColumnNames columns = null;
        int number = 0;
        for (CSVRecord record : parser) {
            if (skipsNext || isBlankLine(record)) {
                skipsNext = false;
            } else if (columns == null) {
                columns = header(record);
            } else {
                number++;
                checkWidth(record, number, columns);
                table.row(number, cells(record));
            }
        }
        if (columns == null) {
            throw LoadException.skipped("empty_document", "holds no text");
        }
        if (ragged > MOST_WARNINGS) {
            file.warn(
                    "ragged_row",
                    Counted.of(ragged - MOST_WARNINGS, "more row")
                            + Counted.either(ragged - MOST_WARNINGS, " does", " do")
                            + " not have as many cells as the header");
        }
        return table.build(columns.names(), text);
    }

    /** A line of nothing but blanks is as good as an empty one; a cell that is empty in quotes is a row. */
    private static boolean isBlankLine(CSVRecord record) {
        return record.size() == 1 && record.get(0).isBlank() && !record.get(0).isEmpty();
    }

    private ColumnNames header(CSVRecord record) {
        ColumnNames columns = new ColumnNames(record.toList());
        if (!columns.repeated().isEmpty()) {
            file.warn(
                    "duplicate_header",
                    "the header names " + String.join(", ", columns.repeated()) + " more than once; read as "
                            + String.join(", ", columns.names()));
        }
        return columns;
    }

    private void checkWidth(CSVRecord record, int number, ColumnNames columns) {
        int width = columns.headerSize();
        if (record.size() != width && ++ragged <= MOST_WARNINGS) {
            file.warn(
                    "ragged_row",
                    "row " + number + " has " + Counted.of(record.size(), "cell") + ", the header has " + width);
        }
        columns.growTo(record.size());
    }

    private static List<Cell> cells(CSVRecord record) {
        List<Cell> cells = new ArrayList<>(record.size());
        record.forEach(cell -> cells.add(Cell.of(cell)));
        return cells;
    }

    /** What the reader of CSV complains of: of quotes, in all it can. */
    private static String reason(Exception e) {
        String message = String.valueOf(e.getMessage());
        if (message.contains("EOF")) {
            return "a quote is opened and never closed";
        }
        return message.contains("encapsulated")
                ? "text stands behind a closing quote; write a quote inside of quotes twice"
                : "it cannot be read";
    }
}
