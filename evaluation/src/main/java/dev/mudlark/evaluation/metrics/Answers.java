package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Question;
import java.util.Optional;
import java.util.OptionalDouble;

/** What the answer metrics share. */
final class Answers {

    private Answers() {}

    /** False when the system abstained or gave no answer. */
    static boolean says(Attempt attempt) {
        return !attempt.abstained() && !attempt.plainAnswer().isBlank();
    }

    /**
     * True when a label tells whether the documents contain the answer. A question without any label may be either, so
     * that an abstention on it is neither right nor wrong.
     */
    static boolean answerabilityIsKnown(Question question) {
        return question.answerable().isPresent()
                || !question.isAnswerable()
                || question.referenceAnswer().isPresent()
                || !question.expectedKeywords().isEmpty()
                || !question.relevantDocIds().isEmpty();
    }

    static OptionalDouble optional(Optional<Double> value) {
        return value.isPresent() ? OptionalDouble.of(value.get()) : OptionalDouble.empty();
    }
}
