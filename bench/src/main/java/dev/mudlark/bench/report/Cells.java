package dev.mudlark.bench.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * Tables as CSV (RFC 4180 with LF). Text that a spreadsheet would take for a formula gets an apostrophe in front; plain
 * numbers stay as they are.
 */
final class Cells {

    private static final CSVFormat FORMAT =
            CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();
    private static final Pattern FORMULA_START = Pattern.compile("^[=+\\-@\\t\\r\\n\uff1d\uff0b\uff0d\uff20]");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?");

    private static final int DIGITS = 6;
    private static final int NANO_DIGITS = 9;

    private Cells() {}

    /** A table: its header is the first row. */
    static String table(List<List<String>> rows) {
        StringBuilder out = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(out, FORMAT)) {
            for (List<String> row : rows) {
                printer.printRecord(row);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a StringBuilder takes everything", e);
        }
        return out.toString();
    }

    /** Text that cannot become a formula. */
    static String text(String value) {
        boolean formula =
                FORMULA_START.matcher(value).find() && !NUMBER.matcher(value).matches();
        return formula ? "'" + value : value;
    }

    /** Six decimals; nothing when there is no value. */
    static String number(OptionalDouble value) {
        return value.isPresent() ? rounded(value.getAsDouble(), DIGITS) : "";
    }

    /** US dollars with nine decimals, down to a nano-dollar. */
    static String dollars(OptionalDouble value) {
        return value.isPresent() ? rounded(value.getAsDouble(), NANO_DIGITS) : "";
    }

    private static String rounded(double value, int digits) {
        return Double.isFinite(value)
                ? BigDecimal.valueOf(value)
                        .setScale(digits, RoundingMode.HALF_EVEN)
                        .toPlainString()
                : "";
    }
}
