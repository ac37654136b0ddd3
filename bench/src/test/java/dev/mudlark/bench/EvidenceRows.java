package dev.mudlark.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Conditions and aggregates of {@code evidence.jsonl}, apart from the look-up of the tools on purpose. A condition gives for
 * each column the whole cell, or after one sign: {@code !} any other cell, {@code ~} a part of it, {@code <} and {@code >} a
 * bound (numbers by value, else by letters; an empty cell is on no side). Aggregates pass over empty cells.
 */
final class EvidenceRows {

    private static final int DECIMALS = 2;

    private EvidenceRows() {}

    /** Numbers of the rows that meet a condition, counted from 1. */
    static List<Integer> matching(List<Map<String, String>> table, JsonNode where) {
        return IntStream.rangeClosed(1, table.size())
                .filter(row -> meets(table.get(row - 1), where))
                .boxed()
                .toList();
    }

    /** The value of an {@code aggregate}: a plain number without trailing zeros. */
    static String aggregate(List<Map<String, String>> table, JsonNode aggregate) {
        List<Integer> rows = matching(table, aggregate.get("where"));
        String function = aggregate.get("function").asText();
        if (function.equals("count")) {
            return String.valueOf(rows.size());
        }
        List<BigDecimal> values = rows.stream()
                .map(row -> cell(table.get(row - 1), aggregate.get("column").asText()))
                .filter(cell -> !cell.isEmpty())
                .map(BigDecimal::new)
                .toList();
        return plain(combined(function, values));
    }

    private static BigDecimal combined(String function, List<BigDecimal> values) {
        Function<List<BigDecimal>, BigDecimal> sum = all -> all.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        return switch (function) {
            case "sum" -> sum.apply(values);
            case "-sum" -> sum.apply(values).negate();
            case "average" ->
                sum.apply(values)
                        .divide(BigDecimal.valueOf(values.size()), MathContext.DECIMAL128)
                        .setScale(DECIMALS, RoundingMode.HALF_UP);
            case "min" -> values.stream().reduce(BigDecimal::min).orElseThrow();
            case "max" -> values.stream().reduce(BigDecimal::max).orElseThrow();
            default -> throw new IllegalArgumentException("no such aggregate: " + function);
        };
    }

    private static boolean meets(Map<String, String> row, JsonNode where) {
        return where.properties().stream()
                .allMatch(column ->
                        fits(cell(row, column.getKey()), column.getValue().asText()));
    }

    private static boolean fits(String cell, String wanted) {
        String rest = wanted.isEmpty() ? "" : wanted.substring(1);
        return switch (wanted.isEmpty() ? ' ' : wanted.charAt(0)) {
            case '!' -> !cell.equals(rest);
            case '~' -> cell.contains(rest);
            case '<' -> !cell.isEmpty() && compared(cell, rest) < 0;
            case '>' -> !cell.isEmpty() && compared(cell, rest) > 0;
            default -> cell.equals(wanted);
        };
    }

    private static int compared(String cell, String bound) {
        return isNumber(cell) && isNumber(bound)
                ? new BigDecimal(cell).compareTo(new BigDecimal(bound))
                : cell.compareTo(bound);
    }

    private static boolean isNumber(String text) {
        return text.matches("-?\\d+(\\.\\d+)?");
    }

    private static String cell(Map<String, String> row, String column) {
        String cell = row.get(column);
        if (cell == null) {
            throw new IllegalArgumentException("no such column: " + column);
        }
        return cell;
    }

    private static String plain(BigDecimal value) {
        return value.stripTrailingZeros().toPlainString();
    }
}
