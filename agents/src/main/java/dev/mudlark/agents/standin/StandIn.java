package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.*;
import dev.mudlark.agents.*;
import dev.mudlark.agents.react.JsonSpeaker;
import dev.mudlark.agents.scanning.Unit;
import dev.mudlark.models.*;
import java.util.*;
import java.util.function.*;

/** The model {@code mock}: reads the conversation afresh at every turn and follows the first rule that has a call. */
public final class StandIn implements ModelProvider, Llm {

    @Override
    public String name() {
        return "mock";
    }

    @Override
    public Llm open(ModelRef ref) {
        return TopicDecision.byWords(new JsonSpeaker(this, DataFence::removed));
    }

    /** Notional: 0.15 USD for a million tokens read, 0.60 USD for a million written. */
    @Override
    public Price price(ModelRef ref) {
        return Price.of(150, 600);
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        Evidence evidence = new Evidence(DataFence.removed(request.messages()));
        List<ToolCall> calls = new ArrayList<>();
        boolean mayCall = !(request.options().toolChoice() instanceof ToolChoice.None);
        for (String rule : List.of("look", "find", "seek", "row", "more", "read", "sum")) {
            if (mayCall && calls.isEmpty() && evidence.calls.stream().noneMatch(c -> c.id().startsWith(rule))) {
                BiConsumer<String, ObjectNode> call = (tool, c) -> calls.add(ToolCall.of(rule + calls.size(), tool, c));
                follow(rule, evidence, call);
                calls.removeIf(c -> c.arguments().isEmpty()
                        || request.tools().stream().noneMatch(t -> t.name().equals(c.name())));
            }
        }
        String text = calls.isEmpty() ? answer(evidence) : "";
        StopReason reason = calls.isEmpty() ? StopReason.END : StopReason.TOOL_CALLS;
        long read = (request.system() + request.tools() + request.messages()).length();
        Usage usage = Usage.of((read + 3) / 4, ((text + calls).length() + 3) / 4);
        return new LlmToolResponse(text, calls, usage, "mock", "mock", reason, Optional.empty());
    }

    private static void follow(String rule, Evidence evidence, BiConsumer<String, ObjectNode> call) {
        Consumer<String> grep = pattern -> call.accept("corpus_grep", arguments("pattern", pattern));
        Consumer<String> few = pattern -> call.accept(
                "corpus_grep", arguments("pattern", pattern).put("regex", true).put("max_results", 3));
        List<String> events = Sums.events(evidence.question);
        Unit best = evidence.best.getFirst();
        String doc = best.where().isEmpty() && evidence.rows.isEmpty() ? best.doc() : "";
        int open = evidence.units.isEmpty() ? 5 : 0;
        switch (rule) {
            case "look" -> {
                call.accept("search", arguments("query", evidence.question));
                Cues.words(evidence.question).forEach(w -> grep.accept(Cues.in(w, "identifier") ? w : ""));
                Rows.probes(evidence, evidence.asked).forEach(few);
            }
            case "find" -> top(open, evidence.question, String::length).forEach(grep);
            case "seek" -> Rows.probes(evidence, Rows.codes(evidence)).forEach(few);
            case "row" -> call.accept("lookup_table", Rows.lookup(evidence));
            case "more" -> {
                List<String> queries = events.size() > 1 ? events : List.of(rest(evidence));
                queries.forEach(query -> call.accept("search", arguments("query", query)));
                events.forEach(e -> grep.accept(String.join(" ", top(2, e, w -> Cues.in(w, "number") ? 1 : 0))));
            }
            case "read" -> call.accept("read_document", arguments("doc_id", doc));
            default -> {
                call.accept("date_calc", Sums.dates(evidence));
                call.accept("calculator", arguments("expression", events.isEmpty() ? Sums.expression(evidence) : ""));
            }
        }
    }

    private static List<String> top(int most, String text, ToDoubleFunction<String> score) {
        List<String> words = Evidence.highest(Cues.words(text), score);
        return words.stream().limit(most).map(Cues::stem).toList();
    }

    /** The words that the best unit leaves open: those of the other names, or those that its passage does not have. */
    private static String rest(Evidence evidence) {
        List<String> rest = new ArrayList<>(Cues.words(evidence.question));
        Unit best = evidence.best.getFirst();
        Set<String> known = new HashSet<>(best.terms());
        known.retainAll(evidence.names);
        known.addAll(known.containsAll(evidence.names) ? best.around() : Set.of());
        rest.removeIf(word -> known.contains(Cues.stem(word)));
        return rest.size() < 2 ? "" : String.join(" ", rest);
    }

    private static String answer(Evidence evidence) {
        List<Unit> rows = Rows.answers(evidence);
        if (evidence.computed.isEmpty() && rows.isEmpty() && evidence.isThin()) {
            return "The documents do not contain the answer.";
        }
        List<String> texts = (rows.isEmpty() ? evidence.best : rows)
                .stream().map(evidence::text).toList();
        return (String.join("", evidence.computed) + String.join(" ", texts)).strip();
    }

    private static ObjectNode arguments(String name, String value) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        return value.isEmpty() ? arguments : arguments.put(name, value);
    }
}
