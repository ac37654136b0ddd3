package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What to call next; nothing means: answer. */
final class Plan {

    private final Reading reading;
    private final Evidence evidence;
    private final List<ToolCall> calls = new ArrayList<>();

    Plan(Reading reading, Evidence evidence) {
        this.reading = reading;
        this.evidence = evidence;
    }

    List<ToolCall> next() {
        if (reading.calls().isEmpty()) {
            search(reading.question());
            evidence.question.identifiers().stream().limit(2).forEach(this::grep);
        }
        if (calls.isEmpty() && reading.count("lookup_table") < 1) {
            Rows.lookup(reading, evidence)
                    .ifPresent(where -> call("lookup_table", arguments().set("where", where)));
        }
        if (calls.isEmpty() && reading.count("search") < 2) {
            Days.events(reading.question()).stream()
                    .distinct()
                    .filter(e -> !e.equals(reading.question()))
                    .forEach(this::search);
            if (calls.isEmpty()) {
                searchForTheRest();
            }
        }
        if (calls.isEmpty() && reading.count("date_calc") + reading.count("calculator") == 0) {
            compute();
        }
        return calls;
    }

    private void compute() {
        ObjectNode dates = arguments();
        if (!Days.events(reading.question()).isEmpty()) {
            if (Days.calculate(evidence, dates)) {
                call("date_calc", dates);
            }
        } else {
            Sums.expression(evidence)
                    .ifPresent(e -> call("calculator", arguments().put("expression", e)));
        }
    }

    private void searchForTheRest() {
        List<Unit> best = evidence.best();
        if (best.isEmpty()) {
            return;
        }
        Set<String> seen = best.getFirst().around();
        List<String> rest = Words.in(reading.question()).stream()
                .filter(w -> !Words.isStop(w) && !seen.contains(Words.stem(w)))
                .distinct()
                .toList();
        if (rest.size() > 1) {
            search(rest.stream().collect(Collectors.joining(" ")));
        }
    }

    private void search(String query) {
        call("search", arguments().put("query", query));
    }

    private void grep(String pattern) {
        call("corpus_grep", arguments().put("pattern", pattern));
    }

    private void call(String tool, ObjectNode arguments) {
        if (reading.offers(tool)) {
            String id = "call-" + (reading.calls().size() + calls.size() + 1);
            calls.add(ToolCall.of(id, tool, arguments));
        }
    }

    private static ObjectNode arguments() {
        return JsonNodeFactory.instance.objectNode();
    }
}
