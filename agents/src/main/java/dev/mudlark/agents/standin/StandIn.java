package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.*;
import dev.mudlark.agents.standin.Reading.Unit;
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
        List<String> tools = request.tools().stream().map(ToolSpec::name).toList();
        boolean mayCall = !(request.options().toolChoice() instanceof ToolChoice.None);
        for (String rule : List.of("look", "find", "row", "more", "read", "sum")) {
            if (mayCall && calls.isEmpty() && evidence.calls.stream().noneMatch(c -> c.id().startsWith(rule))) {
                BiConsumer<String, ObjectNode> call = (tool, c) -> calls.add(ToolCall.of(rule + calls.size(), tool, c));
                follow(rule, evidence, call);
                calls.removeIf(c -> c.arguments().isEmpty() || !tools.contains(c.name()));
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
        List<String> events = Sums.events(evidence.question);
        int open = evidence.has("search") ? 0 : 5;
        switch (rule) {
            case "look" -> {
                call.accept("search", arguments("query", evidence.question));
                identifiers(evidence.question).forEach(grep);
            }
            case "find" -> top(open, evidence.question, String::length).forEach(grep);
            case "row" -> call.accept("lookup_table", Rows.lookup(evidence));
            case "more" -> {
                List<String> queries = events.size() > 1 ? events : List.of(rest(evidence));
                queries.forEach(query -> call.accept("search", arguments("query", query)));
                events.forEach(e -> grep.accept(String.join(" ", top(2, e, w -> Cues.in(w, "number") ? 1 : 0))));
            }
            case "read" -> call.accept("read_document", readOn(evidence, evidence.best.getFirst()));
            default -> {
                call.accept("date_calc", Sums.dates(evidence));
                call.accept("calculator", arguments("expression", events.isEmpty() ? Sums.expression(evidence) : ""));
            }
        }
    }

    private static List<String> identifiers(String question) {
        List<String> patterns = new ArrayList<>(Cues.words(question));
        patterns.removeIf(word -> !Cues.in(word, "identifier"));
        Cues.all(question, "numbered").forEach(m -> patterns.add(m.group(1)));
        Cues.all(question, "value").forEach(m -> patterns.add(m.group(1) + " " + m.group(2)));
        List<String> others = new ArrayList<>(Cues.in(question, "wants rows") ? Cues.words(question) : List.of());
        others.removeIf(word -> Cues.in(word, "wants rows"));
        others.forEach(word -> patterns.add(Cues.stem(word)));
        patterns.removeIf(pattern -> Cues.words(pattern).size()
                < pattern.chars().filter(c -> c == 32).count() + 1);
        return patterns.stream().distinct().limit(3).toList();
    }

    private static List<String> top(int most, String text, ToDoubleFunction<String> score) {
        List<String> words = Evidence.highest(Cues.words(text), score);
        return words.stream().limit(most).map(Cues::stem).toList();
    }

    /** The words that the best unit leaves open: those of the other names, or those that its passage does not have. */
    private static String rest(Evidence evidence) {
        List<String> rest = new ArrayList<>(evidence.rows.isEmpty() ? Cues.words(evidence.question) : List.of());
        Unit best = evidence.best.getFirst();
        Set<String> known = new HashSet<>(best.stems());
        known.retainAll(evidence.names);
        known.addAll(known.containsAll(evidence.names) ? best.around() : Set.of());
        rest.removeIf(word -> known.contains(Cues.stem(word)));
        return rest.size() < 2 ? "" : String.join(" ", rest);
    }

    private static ObjectNode readOn(Evidence evidence, Unit best) {
        ObjectNode from = arguments("doc_id", best.where().isEmpty() ? best.doc() : "");
        boolean last = evidence.units.stream()
                .noneMatch(u -> u.rank() == best.rank() + 1 && u.where().equals(best.where()));
        for (var m : Cues.all(last ? best.where() : "", "where")) {
            int start = Math.max(0, Integer.parseInt(m.group(1)) - best.text().length() - 100);
            from.put("doc_id", best.doc()).put("start", start).put("length", 1000);
        }
        return from;
    }

    private static String answer(Evidence evidence) {
        StringBuilder answer = new StringBuilder();
        evidence.computed.forEach(result -> answer.append(result).append(". "));
        if (answer.isEmpty() && evidence.rows.isEmpty() && evidence.isThin()) {
            return "The documents do not contain the answer.";
        }
        for (Unit unit : evidence.rows.isEmpty() ? evidence.best : Rows.answers(evidence)) {
            answer.append(evidence.text(unit)).append(' ');
        }
        return answer.toString().strip();
    }

    private static ObjectNode arguments(String name, String value) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        return value.isEmpty() ? arguments : arguments.put(name, value);
    }
}
