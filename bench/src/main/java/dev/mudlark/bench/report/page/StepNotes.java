package dev.mudlark.bench.report.page;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** What a step took, in a few words. */
final class StepNotes {

    private static final double NANOS_A_MILLI = 1e6;
    private static final double NANOS_A_DOLLAR = 1e9;

    private StepNotes() {}

    static boolean isOfAModel(Step step) {
        return step.kind() == Step.Kind.LLM || step.kind() == Step.Kind.GENERATE;
    }

    static String of(Step step) {
        List<String> facts = new ArrayList<>();
        facts.add(step.isStored() ? "kept from an earlier run" : millis(step.latencyNanos()));
        tokens(step.inputTokens(), "tokens in", facts);
        tokens(step.outputTokens(), "out", facts);
        if (step.unpriced()) {
            facts.add("unpriced");
        } else {
            cost(step.costNanoDollars(), facts);
        }
        return String.join(", ", facts);
    }

    static String of(Transcript.ToolUse use) {
        List<String> facts = new ArrayList<>();
        facts.add(millis(use.latencyNanos()));
        cost(use.costNanoDollars(), facts);
        use.errorCode().ifPresent(code -> facts.add("error " + code));
        if (use.truncated()) {
            facts.add("\u2702 cut: there was more than fits");
        }
        return String.join(", ", facts);
    }

    /** A time in nanoseconds. */
    static String millis(long nanos) {
        return Display.millis(OptionalDouble.of(nanos / NANOS_A_MILLI));
    }

    /** Money in nano-dollars. */
    static String dollars(long nanos) {
        return Display.dollars(OptionalDouble.of(nanos / NANOS_A_DOLLAR));
    }

    private static void tokens(OptionalLong tokens, String what, List<String> facts) {
        tokens.ifPresent(n -> facts.add(n + " " + what));
    }

    private static void cost(long nanos, List<String> facts) {
        if (nanos != 0) {
            facts.add(dollars(nanos));
        }
    }
}
