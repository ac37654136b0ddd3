package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingDiff;
import dev.mudlark.routing.RoutingDiff.Counts;
import dev.mudlark.routing.RoutingDiff.Pair;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.Split;
import java.util.List;

/** What a change of descriptions did, for programs. */
final class DiffJson {

    private DiffJson() {}

    static ObjectNode of(RoutingResult result, List<RoutingDiff> diffs, int apart) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("set", result.set());
        json.put("router", result.router());
        json.put("stand_in", result.standIn());
        if (result.standIn()) {
            json.put("note", RoutingResult.STAND_IN_NOTE);
        }
        json.put("trials", result.trials());
        json.put("not_compared", apart);
        ArrayNode list = json.putArray("diffs");
        diffs.forEach(diff -> list.add(diff(diff)));
        return json;
    }

    private static ObjectNode diff(RoutingDiff diff) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("before", diff.before().preset().name());
        json.put("after", diff.after().preset().name());
        json.put("tokens_per_call_before", diff.before().preset().tokensPerCall());
        json.put("tokens_per_call_after", diff.after().preset().tokensPerCall());
        for (Split split : Split.values()) {
            json.set(split.id(), counts(diff.counts(split)));
        }
        ArrayNode questions = json.putArray("questions");
        for (Split split : Split.values()) {
            diff.pairs(split).forEach(pair -> questions.add(question(pair)));
        }
        return json;
    }

    private static ObjectNode counts(Counts counts) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("questions", counts.questions())
                .put("correct_before", counts.correctBefore())
                .put("correct_after", counts.correctAfter())
                .put("fixed", counts.fixed())
                .put("broken", counts.broken())
                .put("undecided", counts.undecided())
                .put("p_value", counts.pValue());
    }

    private static ObjectNode question(Pair pair) {
        RoutingQuestion question = pair.before().question();
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", question.id());
        json.put("text", question.text());
        json.put("split", question.split().id());
        json.put("change", pair.change().id());
        side(json, "before", pair.before());
        side(json, "after", pair.after());
        return json;
    }

    private static void side(ObjectNode json, String side, RoutedQuestion routed) {
        json.put("chosen_" + side, routed.choice().tool().orElse(RoutingQuestion.NONE));
        json.put("outcome_" + side, routed.outcome().id());
    }
}
