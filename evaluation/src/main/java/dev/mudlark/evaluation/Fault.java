package dev.mudlark.evaluation;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * What went wrong with a question. Only a question that failed, could not be scored or has an answer score below {@link
 * #RIGHT} has faults; it may have several. In the order of severity.
 */
public enum Fault {
    /** The question failed on the way. */
    RUN_ERROR("error"),
    /** The answer could not be scored. */
    UNSCOREABLE("not scoreable"),
    /** There is no answer. */
    NO_ANSWER("no answer"),
    /** The documents do not contain the answer, and the system gave one. */
    MADE_UP("made up"),
    /** The documents contain the answer, and the system said that they do not. */
    FALSE_REFUSAL("false refusal"),
    /** A required tool was offered and never called. */
    MISSED_TOOL("missed tool"),
    /** Required tools were called, and one of them never worked. */
    FAILED_TOOL("failed tool"),
    /** No passage of a relevant document was found. */
    NOT_FOUND("evidence not found"),
    /** The answer is wrong, whatever the reason. */
    WRONG("wrong");

    /** From this answer score on an answer is right enough to have no fault. */
    public static final double RIGHT = 0.5;

    private final String label;

    Fault(String label) {
        this.label = label;
    }

    /** For people. */
    public String label() {
        return label;
    }

    /** The faults of a result; empty when nothing is known to be wrong. */
    public static Set<Fault> of(QuestionResult result) {
        return switch (result) {
            case QuestionResult.RunError error -> EnumSet.of(RUN_ERROR);
            case QuestionResult.Unscoreable unscoreable -> EnumSet.of(UNSCOREABLE);
            case QuestionResult.Scored scored -> ofScored(scored);
        };
    }

    private static Set<Fault> ofScored(QuestionResult.Scored scored) {
        OptionalDouble score = scored.value("answer_score");
        Set<Fault> faults = EnumSet.noneOf(Fault.class);
        if (score.isEmpty() || score.getAsDouble() >= RIGHT) {
            return faults;
        }
        Attempt attempt = scored.attempt();
        faults.add(answerFault(attempt));
        if (attempt.question().isAnswerable()) {
            addCauses(attempt, faults);
        }
        return faults;
    }

    private static Fault answerFault(Attempt attempt) {
        if (attempt.plainAnswer().isBlank()) {
            return NO_ANSWER;
        }
        if (!attempt.question().isAnswerable()) {
            return MADE_UP;
        }
        return attempt.abstained() ? FALSE_REFUSAL : WRONG;
    }

    private static void addCauses(Attempt attempt, Set<Fault> faults) {
        Set<String> called = new HashSet<>();
        Set<String> worked = new HashSet<>();
        for (Transcript.ToolUse use : attempt.calls()) {
            called.add(use.tool());
            if (use.errorCode().isEmpty()) {
                worked.add(use.tool());
            }
        }
        Set<String> required = new HashSet<>(attempt.question().requiresTools());
        if (attempt.system().tools().stream()
                .anyMatch(spec -> required.contains(spec.name()) && !called.contains(spec.name()))) {
            faults.add(MISSED_TOOL);
        } else if (called.containsAll(required) && !worked.containsAll(required)) {
            faults.add(FAILED_TOOL);
        }
        if (foundNothing(attempt)) {
            faults.add(NOT_FOUND);
        }
    }

    private static boolean foundNothing(Attempt attempt) {
        Set<String> relevant = Set.copyOf(attempt.question().relevantDocIds());
        boolean retrieves = !attempt.system().tools().isEmpty()
                || attempt.system().passages().isPresent();
        return retrieves
                && !relevant.isEmpty()
                && attempt.evidence().stream().noneMatch(span -> relevant.contains(span.documentId()));
    }
}
