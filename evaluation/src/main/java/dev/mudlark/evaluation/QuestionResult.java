package dev.mudlark.evaluation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What became of one question put to one system. Only a {@link Scored} one enters a mean. */
public sealed interface QuestionResult {

    /** What the system did. */
    Attempt attempt();

    /** What went wrong; empty when there is no label by which to tell. */
    Optional<FailureType> failure();

    /**
     * The system answered.
     *
     * @param attempt what it did
     * @param values defined values by metric name, in the order of the columns; a metric that says nothing about this
     *     question is not in it
     * @param abstained true when the answer says that the documents do not contain the answer
     * @param failure what went wrong; empty when there is no label by which to tell
     */
    record Scored(Attempt attempt, Map<String, Double> values, boolean abstained, Optional<FailureType> failure)
            implements QuestionResult {

        /** Copies the map, keeping its order. */
        public Scored {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        /** The value of a metric. */
        public OptionalDouble value(String metric) {
            Double value = values.get(metric);
            return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
        }
    }

    /**
     * The system answered, but the answer could not be scored. Never a zero.
     *
     * @param attempt what it did
     * @param reason why, for people
     */
    record Unscoreable(Attempt attempt, String reason) implements QuestionResult {
        @Override
        public Optional<FailureType> failure() {
            return Optional.of(FailureType.RUN_ERROR);
        }
    }

    /**
     * The question failed on the way. Never a zero.
     *
     * @param attempt what was done until then
     * @param code stable, such as {@code llm_error}
     * @param message for people
     */
    record RunError(Attempt attempt, String code, String message) implements QuestionResult {
        @Override
        public Optional<FailureType> failure() {
            return Optional.of(FailureType.RUN_ERROR);
        }
    }
}
