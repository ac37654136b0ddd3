package dev.mudlark.bench.report.page;

import static j2html.TagCreator.figure;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.MetricValue;
import j2html.tags.DomContent;

/**
 * A place where charts.js draws. Without scripts it stays hidden: every chart has a table with the same numbers beside
 * it.
 */
final class Chart {

    private Chart() {}

    /**
     * A chart.
     *
     * @param kind what charts.js draws: {@code intervals} or {@code scatter}
     * @param id unique on the page
     * @param message what the picture tells, for those who do not see it
     * @param data what it is drawn from
     */
    static DomContent of(String kind, String id, String message, ObjectNode data) {
        data.put("label", message);
        return figure(DataBlock.of(id + "-data", data))
                .withId(id)
                .withClass("chart")
                .attr("data-chart", kind)
                .attr("hidden");
    }

    /** The interval of a value as {@code low} and {@code high}, both {@code null} where there is none. */
    static ObjectNode withInterval(ObjectNode node, MetricValue value) {
        value.interval()
                .ifPresentOrElse(
                        bounds -> node.put("low", bounds.low()).put("high", bounds.high()),
                        () -> node.putNull("low").putNull("high"));
        return node;
    }

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
