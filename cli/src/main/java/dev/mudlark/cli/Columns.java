package dev.mudlark.cli;

import java.util.List;
import java.util.stream.IntStream;

/** Rows of cells below each other: the first column to the left, the others to the right. */
final class Columns {

    private Columns() {}

    static String of(List<List<String>> rows) {
        int[] widths = IntStream.range(0, rows.get(0).size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                String gap = " ".repeat(widths[column] - cell.length());
                line.append(column == 0 ? "" : "  ").append(column == 0 ? cell + gap : gap + cell);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
