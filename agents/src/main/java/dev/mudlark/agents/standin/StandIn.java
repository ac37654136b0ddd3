package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.*;
import dev.mudlark.agents.standin.Reading.Unit;
import dev.mudlark.models.*;
import java.util.*;
import java.util.function.BiConsumer;

/** The model {@code mock}: reads the conversation afresh at every turn and follows the first rule that has a call. */
public final class StandIn implements ModelProvider, Llm {

    @Override
    public String name() {
        return "mock";
    }

    @Override
    public Llm open(ModelRef ref) {
        return this;
    }

    /** Notional: 0.15 USD for a million tokens read, 0.60 USD for a million written. */
    @Override
    public Price price(ModelRef ref) {
        return Price.of(150, 600);
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        Evidence evidence = new Evidence(request.messages());
        List<ToolCall> calls = new ArrayList<>();
        boolean mayCall = !(request.options().toolChoice() instanceof ToolChoice.None);
        for (String rule : List.of("look", "row", "more", "sum")) {
            if (mayCall && calls.isEmpty() && evidence.calls.stream().noneMatch(c -> c.id().startsWith(rule))) {
                follow(rule, evidence, (tool, arguments) -> {
                    if (!arguments.isEmpty()
                            && request.tools().stream().anyMatch(t -> t.name().equals(tool))) {
                        calls.add(ToolCall.of(rule + calls.size(), tool, arguments));
                    }
                });
            }
        }
        String text = calls.isEmpty() ? answer(evidence) : "";
        StopReason reason = calls.isEmpty() ? StopReason.END : StopReason.TOOL_CALLS;
        long read = (request.system() + request.tools() + request.messages()).length();
        Usage usage = Usage.of((read + 3) / 4, ((text + calls).length() + 3) / 4);
        return new LlmToolResponse(text, calls, usage, "mock", "mock", reason, Optional.empty());
    }

    private static void follow(String rule, Evidence evidence, BiConsumer<String, ObjectNode> call) {
        List<String> events = Sums.events(evidence.question);
        switch (rule) {
            case "look" -> {
                call.accept("search", arguments("query", evidence.question));
                identifiers(evidence.question).forEach(p -> call.accept("corpus_grep", arguments("pattern", p)));
            }
            case "row" -> call.accept("lookup_table", Rows.lookup(evidence));
            case "more" -> {
                List<String> queries = events.size() > 1 ? events : List.of(rest(evidence));
                queries.forEach(query -> call.accept("search", arguments("query", query)));
                events.forEach(event -> call.accept("corpus_grep", arguments("pattern", keys(event))));
            }
            default -> {
                call.accept("date_calc", Sums.dates(evidence));
                call.accept("calculator", arguments("expression", events.isEmpty() ? Sums.expression(evidence) : ""));
            }
        }
    }

    private static List<String> identifiers(String question) {
        List<String> patterns = new ArrayList<>(Cues.words(question));
        patterns.removeIf(word -> !Cues.in(word, "identifier"));
        Cues.all(question, "value").forEach(m -> patterns.add(m.group(1) + " " + m.group(2)));
        return patterns.stream().distinct().limit(3).toList();
    }

    /** The words that the best unit leaves open: those of the other names, or those that its passage does not have. */
    private static String rest(Evidence evidence) {
        List<String> rest = new ArrayList<>(evidence.rows.isEmpty() ? Cues.words(evidence.question) : List.of());
        Set<String> known = new HashSet<>(evidence.best.getFirst().stems());
        known.retainAll(evidence.names);
        known.addAll(
                known.containsAll(evidence.names) ? evidence.best.getFirst().around() : Set.of());
        rest.removeIf(word -> known.contains(Cues.stem(word)));
        return rest.size() < 2 ? "" : String.join(" ", rest);
    }

    /** The two words of an event that tell it from others: figures first. */
    private static String keys(String event) {
        List<String> words = new ArrayList<>(Cues.words(event));
        words.replaceAll(Cues::stem);
        List<String> keys = Evidence.highest(words, word -> Cues.in(word, "number") ? 1 : 0);
        return String.join(" ", keys.subList(0, Math.min(2, keys.size())));
    }

    private static String answer(Evidence evidence) {
        StringBuilder answer = new StringBuilder();
        evidence.computed.forEach(result -> answer.append(result).append(". "));
        if (answer.isEmpty() && evidence.rows.isEmpty() && evidence.isThin()) {
            return "The documents do not contain the answer.";
        }
        for (Unit unit : evidence.rows.isEmpty() ? evidence.best : Rows.ranked(evidence)) {
            answer.append(evidence.text(unit)).append(' ');
        }
        return answer.toString().strip();
    }

    private static ObjectNode arguments(String name, String value) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        return value.isEmpty() ? arguments : arguments.put(name, value);
    }
}
