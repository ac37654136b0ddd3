package dev.mudlark.bench.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.rundir.JsonLines;
import dev.mudlark.evaluation.Verdict;
import java.util.OptionalDouble;

/** What a judge said of an answer, in the line of its question. */
final class VerdictNode {

    private VerdictNode() {}

    static ObjectNode of(Verdict verdict) {
        ObjectNode node = JsonLines.object();
        node.put("model", verdict.judge());
        node.put("calls", verdict.calls());
        if (verdict.priced()) {
            node.set("cost", JsonNumber.dollars(verdict.costNanoDollars()));
        } else {
            node.putNull("cost");
        }
        ObjectNode axes = node.putObject("axes");
        verdict.axes().forEach((axis, said) -> axes.set(axis.id(), of(said)));
        return node;
    }

    private static ObjectNode of(Verdict.OnAxis said) {
        return switch (said) {
            case Verdict.Graded graded -> {
                ObjectNode node = JsonLines.object();
                node.set("grade", JsonNumber.of(OptionalDouble.of(graded.grade())));
                yield node.put("spread", graded.spread())
                        .put("samples", graded.samples())
                        .put("reason", graded.reason());
            }
            case Verdict.Unscored unscored -> without(unscored.why());
            case Verdict.Failed failed -> without(failed.why());
        };
    }

    private static ObjectNode without(String why) {
        return JsonLines.object().putNull("grade").put("reason", why);
    }
}
