package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.CheckResult;
import dev.mudlark.bench.DatasetFigures;
import dev.mudlark.bench.Finding;

/** What was found in a data set for programs, in one line. What is not known is left out. */
final class CheckJson {
    private CheckJson() {}

    static String of(CheckResult result) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("faults", result.faults());
        json.put("warnings", result.warnings());
        result.model().ifPresent(model -> json.put("model", model));
        ArrayNode findings = json.putArray("findings");
        for (Finding finding : result.findings()) {
            findings.addObject()
                    .put("kind", finding.kind().label())
                    .put("where", finding.where())
                    .put("message", finding.message());
        }
        json.set("data", figures(result.figures()));
        return json.toString();
    }

    private static ObjectNode figures(DatasetFigures figures) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("documents", figures.documents());
        json.put("tables", figures.tables());
        json.put("rows", figures.rows());
        json.put("files_passed_over", figures.filesPassedOver());
        json.put("questions", figures.questions());
        json.put("need_tools", figures.needTools());
        json.put("unanswerable", figures.unanswerable());
        figures.unusedDocuments().ifPresent(count -> json.put("unused_documents", count));
        figures.wordsShared().ifPresent(share -> json.put("words_shared_with_documents", share));
        figures.smallestDifference().ifPresent(size -> json.put("smallest_difference", size));
        figures.smallestDifferenceTools().ifPresent(size -> json.put("smallest_difference_needs_tools", size));
        return json;
    }
}
