package dev.mudlark.routing.pages;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Diagnosis;
import dev.mudlark.routing.Overfit;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutedPreset;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.Split;
import dev.mudlark.routing.Tally;
import java.util.Collection;
import java.util.List;

/** The result for programs. Fields are only ever added. */
public final class ResultJson {

    private ResultJson() {}

    /** The whole result. */
    public static ObjectNode of(RoutingResult result) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("set", result.set());
        json.put("router", result.router());
        json.put("stand_in", result.standIn());
        if (result.standIn()) {
            json.put("note", RoutingResult.STAND_IN_NOTE);
        }
        json.put("trials", result.trials());
        ObjectNode presets = json.putObject("presets");
        result.presets().forEach(routed -> presets.set(routed.preset().name(), preset(routed)));
        return json;
    }

    private static ObjectNode preset(RoutedPreset routed) {
        Tally golden = routed.tally(Split.GOLDEN);
        Tally heldOut = routed.tally(Split.HELD_OUT);
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("golden", golden.questions());
        json.put("golden_correct", golden.correct());
        json.put("wrong_tool", golden.wrongTool());
        json.put("silent_skips", golden.silentSkips());
        json.put("needless_calls", golden.needlessCalls());
        json.put("broken_calls", golden.broken());
        json.put("held_out", heldOut.questions());
        json.put("held_out_correct", heldOut.correct());
        json.put("tokens_per_call", routed.preset().tokensPerCall());
        json.put("tokens_per_question", routed.preset().tokensPerQuestion());
        Overfit.of(routed).ifPresent(overfit -> json.set("overfit", overfit(overfit)));
        ArrayNode questions = json.putArray("questions");
        routed.questions().forEach(question -> questions.add(question(routed.preset(), question)));
        return json;
    }

    private static ObjectNode overfit(Overfit overfit) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("overfitted", overfit.flagged());
        json.put("golden_minus_held_out", overfit.difference());
        json.put("ci_low", overfit.interval().low());
        json.put("ci_high", overfit.interval().high());
        json.set("words_shared_with_golden", texts(overfit.sharedWords()));
        json.put("share_of_words", overfit.shareOfWords());
        return json;
    }

    private static ObjectNode question(Preset preset, RoutedQuestion routed) {
        RoutingQuestion question = routed.question();
        Choice choice = routed.choice();
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", question.id());
        json.put("text", question.text());
        json.put("split", question.split().id());
        question.source().ifPresent(source -> json.put("source", source));
        json.set(
                "expected", texts(question.expected().isEmpty() ? List.of(RoutingQuestion.NONE) : question.expected()));
        json.put("chosen", choice.failure().isPresent() ? null : choice.tool().orElse(RoutingQuestion.NONE));
        json.put("outcome", routed.outcome().id());
        json.put("correct", routed.isRight());
        choice.failure().ifPresent(failure -> json.put("failure", failure));
        ObjectNode scores = json.putObject("scores");
        choice.scores().forEach(scores::put);
        ObjectNode matched = json.putObject("matched");
        choice.matched().forEach((tool, words) -> matched.set(tool, texts(words)));
        if (!choice.tied().isEmpty()) {
            json.set("tied", texts(choice.tied()));
        }
        if (routed.trials().size() > 1) {
            json.put("trials_agreeing", routed.agreeing());
            json.put("trials_correct", routed.right());
            if (!routed.tiedTrials().isEmpty()) {
                json.set("trials_tied_with", texts(routed.tiedTrials()));
            }
        }
        ArrayNode diagnoses = json.putArray("diagnoses");
        Diagnosis.of(preset, routed).forEach(diagnosis -> diagnoses.add(diagnosis(diagnosis)));
        return json;
    }

    private static ObjectNode diagnosis(Diagnosis diagnosis) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("kind", diagnosis.kind().id());
        json.set("words", texts(diagnosis.words()));
        json.put("message", diagnosis.message());
        return json.put("edit", diagnosis.edit());
    }

    private static ArrayNode texts(Collection<String> texts) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        texts.forEach(list::add);
        return list;
    }
}
