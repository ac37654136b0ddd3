package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.MetricValue;
import j2html.tags.DomContent;
import java.util.List;

/** Values with their intervals: a row for each thing compared, a column for each group or measure, one scale for all. */
final class IntervalChart {

    private final ObjectNode data = Chart.object();
    private final ArrayNode rows = data.putArray("rows");
    private final ArrayNode cells = data.putArray("cells");

    /**
     * An empty chart.
     *
     * @param xLabel what the axis counts, with its unit
     * @param columns headings
     * @param low left end of the axis
     * @param high right end of the axis
     */
    IntervalChart(String xLabel, List<String> columns, double low, double high) {
        data.put("xLabel", xLabel);
        columns.forEach(data.putArray("columns")::add);
        data.putArray("domain").add(low).add(high);
    }

    /** Marks zero and gives numbers their sign, for differences. */
    IntervalChart ofDifferences() {
        data.put("zero", true).put("signed", true);
        return this;
    }

    /** A row; its cells follow. */
    void row(String name, String note) {
        rows.addObject().put("name", name).put("note", note);
    }

    /**
     * A value in the last row; nothing when it is unknown.
     *
     * @param column which of the columns, from 0
     * @param solid whether its mark is filled
     */
    void cell(int column, MetricValue value, boolean solid) {
        value.value().ifPresent(number -> {
            ObjectNode cell = cells.addObject()
                    .put("row", rows.size() - 1)
                    .put("column", column)
                    .put("value", number)
                    .put("shown", solid);
            Chart.withInterval(cell, value);
        });
    }

    boolean isEmpty() {
        return cells.isEmpty();
    }

    DomContent as(String id, String message) {
        return Chart.of("intervals", id, message, data);
    }
}
