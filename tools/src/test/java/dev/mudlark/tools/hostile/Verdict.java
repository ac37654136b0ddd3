package dev.mudlark.tools.hostile;

import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of many calls. */
final class Verdict {

    private static final int MOST_FAULTS = 20;
    private static final int LARGEST_DATA = 100_000;

    private final List<String> faults = new ArrayList<>();
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private long[] nanos = new long[1024];
    private int calls;

    void judge(ToolBox box, ToolCall call, QuestionContext question) {
        long start = System.nanoTime();
        try {
            ToolOutcome outcome = box.run(call, question);
            took(System.nanoTime() - start);
            outcomes.merge(outcome.errorCode().orElse("ok"), 1, Integer::sum);
            look(call, outcome);
            if (question.trace().steps().size() != 1) {
                fault(call, question.trace().steps().size() + " steps in the trace");
            }
        } catch (RuntimeException | Error e) {
            took(System.nanoTime() - start);
            fault(call, "threw " + e);
        }
    }

    private void look(ToolCall call, ToolOutcome outcome) {
        String content = outcome.content();
        if (content.codePointCount(0, content.length()) > ToolRules.DEFAULT.maxOutputChars()) {
            fault(call, "answered " + content.length() + " characters");
        }
        if (content.isBlank()) {
            fault(call, "answered nothing");
        }
        if (content.codePoints().anyMatch(c -> c >= 0xd800 && c <= 0xdfff)) {
            fault(call, "answered half a character");
        }
        if (outcome.errorCode().filter("tool_failed"::equals).isPresent()) {
            fault(call, "failed inside");
        }
        if (outcome.data().toString().length() > LARGEST_DATA) {
            fault(call, "gave data of " + outcome.data().toString().length() + " characters");
        }
    }

    private void took(long time) {
        if (calls == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * calls);
        }
        nanos[calls++] = time;
    }

    private void fault(ToolCall call, String what) {
        if (faults.size() < MOST_FAULTS) {
            String arguments = call.malformed()
                    .map(raw -> raw.raw())
                    .orElse(call.arguments().toString());
            faults.add(what + ": " + call.name() + " "
                    + (arguments.length() > 300 ? arguments.substring(0, 300) + "…" : arguments));
        }
    }

    void add(Verdict other) {
        faults.addAll(other.faults);
        other.outcomes.forEach((outcome, count) -> outcomes.merge(outcome, count, Integer::sum));
        for (int i = 0; i < other.calls; i++) {
            took(other.nanos[i]);
        }
    }

    List<String> faults() {
        return faults;
    }

    int calls() {
        return calls;
    }

    /** Calls that were neither refused by the gate nor cut off. */
    int reached() {
        List<String> refused = List.of("invalid_arguments", "malformed_arguments", "unknown_tool");
        return calls
                - refused.stream()
                        .mapToInt(code -> outcomes.getOrDefault(code, 0))
                        .sum();
    }

    /** By how much the share {@code quantile} of the calls was longer than {@code deadline}, at most. */
    Duration overrun(Duration deadline, double quantile) {
        return Duration.ofNanos(Math.max(0, at(quantile) - deadline.toNanos()));
    }

    private long at(double quantile) {
        long[] sorted = Arrays.copyOf(nanos, calls);
        Arrays.sort(sorted);
        return sorted[Math.max(0, (int) Math.ceil(quantile * calls) - 1)];
    }

    String summary(Duration deadline) {
        return calls + " calls, p50 " + at(0.5) / 1000 + " us, p99 " + at(0.99) / 1000 + " us, overrun p99.99 "
                + overrun(deadline, 0.9999).toMillis() + " ms, max "
                + overrun(deadline, 1.0).toMillis() + " ms; " + outcomes;
    }
}
