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
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** A table of delimited text as one format reads it; the first row names the columns. */
final class DelimitedText {

    private static final int MOST_WARNINGS = 100;

    private record Warning(String code, String message) {}

    private final SourceFile file;
    private final TableBuilder table;
    private final List<Warning> warnings = new ArrayList<>();
    private Optional<ColumnNames> columns = Optional.empty();
    private boolean skipsNext;
    private boolean splitsQuotes;
    private int number;
    private int ragged;

    private DelimitedText(SourceFile file, boolean skipsFirst) {
        this.skipsNext = skipsFirst;
        this.file = file;
        this.table = new TableBuilder(file);
    }

    /**
     * Reads a table.
     *
     * @param skipsFirst true when the first record only says how to read the others
     * @throws LoadException when the format cannot be meant, or the text holds no row
     */
    static DelimitedText read(SourceFile file, CSVFormat format, boolean skipsFirst, String text) throws LoadException {
        CSVParser opened = null;
        try (CSVParser parser = CSVParser.builder()
                .setReader(new StringReader(text))
                .setFormat(format)
                .get()) {
            opened = parser;
            DelimitedText read = new DelimitedText(file, skipsFirst);
            parser.forEach(read::add);
            return read;
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            long line = opened == null ? 1 : opened.getCurrentLineNumber();
            throw LoadException.broken(
                    "corrupt_file", "not a table of delimited text near line " + line + ": " + reason(e));
        }
    }

    /** True when every row has as many cells as the header. */
    boolean isEven() {
        return ragged == 0;
    }

    /** True when a quote stands behind blanks where a cell begins, and the cell ends before it is closed. */
    boolean splitsQuotes() {
        return splitsQuotes;
    }

    /** The table; what is odd about it is told of the file. */
    Loaded loaded(String text) throws LoadException {
        if (columns.isEmpty()) {
            throw LoadException.skipped("empty_document", "holds no text");
        }
        warnings.forEach(warning -> file.warn(warning.code(), warning.message()));
        if (ragged > MOST_WARNINGS) {
            file.warn(
                    "ragged_row",
                    Counted.of(ragged - MOST_WARNINGS, "more row")
                            + Counted.either(ragged - MOST_WARNINGS, " does", " do")
                            + " not have as many cells as the header");
        }
        return table.build(columns.get().names(), text);
    }

    private void add(CSVRecord record) {
        if (skipsNext || isBlankLine(record)) {
            skipsNext = false;
            return;
        }
        splitsQuotes = splitsQuotes || record.stream().anyMatch(DelimitedText::isSplit);
        if (columns.isEmpty()) {
            columns = Optional.of(header(record));
        } else {
            number++;
            checkWidth(record, columns.get());
            table.row(number, cells(record));
        }
    }

    private static boolean isSplit(String cell) {
        if (cell.isEmpty() || !Character.isWhitespace(cell.charAt(0))) {
            return false;
        }
        String text = cell.stripLeading();
        return text.startsWith("\"") && text.chars().filter(c -> c == '"').count() % 2 == 1;
    }

    /** A line of nothing but blanks is as good as an empty one; a cell that is empty in quotes is a row. */
    private static boolean isBlankLine(CSVRecord record) {
        return record.size() == 1 && record.get(0).isBlank() && !record.get(0).isEmpty();
    }

    private ColumnNames header(CSVRecord record) {
        ColumnNames names = new ColumnNames(record.toList());
        if (!names.repeated().isEmpty()) {
            warn(
                    "duplicate_header",
                    "the header names " + String.join(", ", names.repeated()) + " more than once; read as "
                            + String.join(", ", names.names()));
        }
        return names;
    }

    private void warn(String code, String message) {
        warnings.add(new Warning(code, message));
    }

    private void checkWidth(CSVRecord record, ColumnNames names) {
        int width = names.headerSize();
        if (record.size() != width && ++ragged <= MOST_WARNINGS) {
            warn(
                    "ragged_row",
                    "row " + number + " has " + Counted.of(record.size(), "cell") + ", the header has " + width);
        }
        names.growTo(record.size());
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
