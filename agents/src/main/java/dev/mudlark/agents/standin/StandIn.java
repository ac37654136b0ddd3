package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.agents.standin.Reading.Unit;
import dev.mudlark.models.*;
import java.util.*;
import java.util.function.BiConsumer;

/** The model {@code mock}: reads the conversation afresh at every turn and follows its rules. */
public final class StandIn implements ModelProvider, Llm {

    private static final List<String> RULES = List.of("look", "row", "more", "sum");

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
        Reading reading = new Reading(request.messages());
        Evidence evidence = new Evidence(reading);
        List<ToolCall> calls = new ArrayList<>();
        Set<String> tools = new HashSet<>();
        request.tools().forEach(tool -> tools.add(tool.name()));
        boolean mayCall = !(request.options().toolChoice() instanceof ToolChoice.None);
        for (String rule : RULES) {
            if (mayCall && calls.isEmpty() && reading.calls.stream().noneMatch(c -> c.id().startsWith(rule))) {
                follow(rule, evidence, (tool, arguments) -> {
                    calls.addAll(
                            tools.contains(tool)
                                    ? List.of(ToolCall.of(rule + calls.size(), tool, arguments))
                                    : List.of());
                });
            }
        }
        String text = calls.isEmpty() ? answer(reading, evidence) : "";
        StopReason reason = calls.isEmpty() ? StopReason.END : StopReason.TOOL_CALLS;
        long read = (request.system() + request.tools() + request.messages()).length();
        Usage usage = Usage.of((read + 3) / 4, ((text + calls).length() + 3) / 4);
        return new LlmToolResponse(text, calls, usage, "mock", "mock", reason, Optional.empty());
    }

    private static void follow(String rule, Evidence evidence, BiConsumer<String, ObjectNode> call) {
        switch (rule) {
            case "look" -> look(evidence.question, call);
            case "row" -> Rows.lookup(evidence, call);
            case "more" -> {
                lookAgain(evidence).forEach(query -> call.accept("search", arguments("query", query)));
                for (String event : Days.events(evidence.question)) {
                    List<String> words = Evidence.highest(Cues.words(event), w -> Cues.in(w, "number") ? 1 : 0);
                    String two = String.join(
                            " ",
                            words.stream().map(Cues::stem).distinct().limit(2).toList());
                    call.accept("corpus_grep", arguments("pattern", two));
                }
            }
            default -> compute(evidence, call);
        }
    }

    private static void look(String question, BiConsumer<String, ObjectNode> call) {
        call.accept("search", arguments("query", question));
        List<String> patterns = new ArrayList<>(Cues.words(question));
        patterns.removeIf(word -> !Cues.isIdentifier(word));
        Cues.all(question, "value").forEach(m -> patterns.add(m.group(1) + " " + m.group(2)));
        patterns.stream().distinct().limit(3).forEach(p -> call.accept("corpus_grep", arguments("pattern", p)));
    }

    /** The events of a question about dates, else the words that the best unit leaves open. */
    private static List<String> lookAgain(Evidence evidence) {
        List<String> events = Days.events(evidence.question);
        if (events.size() > 1 || evidence.units.isEmpty() || !evidence.rows.isEmpty()) {
            return evidence.rows.isEmpty() ? events : List.of();
        }
        Unit best = evidence.best.getFirst();
        Set<String> known = new HashSet<>(best.around());
        if (!best.stems().containsAll(evidence.names)) {
            known.retainAll(evidence.names);
            known.retainAll(best.stems());
        }
        List<String> rest = new ArrayList<>(Cues.words(evidence.question));
        rest.removeIf(word -> known.contains(Cues.stem(word)));
        return rest.size() < 2 ? List.of() : List.of(String.join(" ", rest));
    }

    private static void compute(Evidence evidence, BiConsumer<String, ObjectNode> call) {
        ObjectNode days = JsonNodeFactory.instance.objectNode();
        Days.calculate(evidence, days);
        String sum = Days.events(evidence.question).isEmpty() ? Sums.expression(evidence) : "";
        if (!days.isEmpty()) {
            call.accept("date_calc", days);
        } else if (!sum.isEmpty()) {
            call.accept("calculator", arguments("expression", sum));
        }
    }

    private static String answer(Reading reading, Evidence evidence) {
        if (reading.computed.isEmpty() && evidence.rows.isEmpty() && evidence.isThin()) {
            return "The documents do not contain the answer.";
        }
        StringBuilder answer = new StringBuilder();
        reading.computed.forEach(result -> answer.append(result).append(". "));
        List<Unit> best = evidence.rows.isEmpty() ? evidence.best : evidence.rows;
        for (Unit unit : best) {
            boolean first = evidence.rows.isEmpty() && unit.equals(best.getFirst());
            answer.append(evidence.text(unit, first))
                    .append(" [")
                    .append(unit.doc())
                    .append("] ");
        }
        return answer.toString().strip();
    }

    private static ObjectNode arguments(String name, String value) {
        return JsonNodeFactory.instance.objectNode().put(name, value);
    }
}
