package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.RunResult;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;

/** The summary of a run for programs, in one line. A value that was not measured is left out. */
final class ResultJson {

    private ResultJson() {}

    static String of(RunResult result) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("run", result.folder().toString());
        json.put("report", result.report().toString());
        json.put("finished", result.record().finished());
        json.put("answered", result.record().transcripts().size());
        json.put("failed", result.failed());
        ArrayNode systems = json.putArray("systems");
        result.record().systems().forEach(system -> systems.add(system(result, system)));
        ArrayNode contrasts = json.putArray("contrasts");
        result.evaluation().contrasts().forEach(contrast -> contrasts.add(contrast(contrast)));
        return json.toString();
    }

    private static ObjectNode system(RunResult result, SystemInfo system) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("system", system.name());
        json.put("system_type", system.type());
        json.put("model", system.model());
        json.put("stand_in", system.standIn());
        ObjectNode subsets = json.putObject("subsets");
        for (Subset subset : Subset.values()) {
            result.evaluation()
                    .summary(system.name(), subset)
                    .ifPresent(summary -> subsets.set(subset.label(), subset(summary)));
        }
        return json;
    }

    private static ObjectNode subset(Summary summary) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("n", summary.n());
        json.put("n_error", summary.nError());
        summary.values().forEach((name, value) -> value.value().ifPresent(number -> json.put(name, number)));
        return json;
    }

    private static ObjectNode contrast(ContrastResult result) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("system", result.contrast().system());
        json.put("baseline", result.contrast().baseline());
        json.put("subset", result.subset().label());
        json.put("measure", result.measure().label());
        json.put("n", result.n());
        json.put("n_left_out", result.leftOut());
        result.systemMean().ifPresent(mean -> json.put("system_mean", mean));
        result.baselineMean().ifPresent(mean -> json.put("baseline_mean", mean));
        result.difference().value().ifPresent(mean -> json.put("difference", mean));
        result.difference().interval().ifPresent(interval -> {
            json.put("ci_low", interval.low());
            json.put("ci_high", interval.high());
        });
        result.p().ifPresent(p -> json.put("p", p));
        result.adjustedP().ifPresent(p -> json.put("p_adjusted", p));
        json.put("verdict", result.verdict().words());
        return json;
    }
}
