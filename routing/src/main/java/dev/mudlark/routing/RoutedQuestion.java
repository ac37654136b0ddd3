package dev.mudlark.routing;

import dev.mudlark.evaluation.RoutingOutcome;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What became of a question.
 *
 * @param question the question
 * @param trials what was chosen each time it was asked, at least once
 */
public record RoutedQuestion(RoutingQuestion question, List<Choice> trials) {

    /** Copies the list. */
    public RoutedQuestion {
        trials = List.copyOf(trials);
    }

    /** What was chosen most often; of several the one that came first. */
    public Choice choice() {
        Map<Optional<String>, Long> counts =
                trials.stream().collect(Collectors.groupingBy(RoutedQuestion::decision, Collectors.counting()));
        return trials.stream()
                .sorted(Comparator.comparingLong(trial -> -counts.getOrDefault(decision(trial), 0L)))
                .findFirst()
                .orElseThrow();
    }

    /** How many trials chose what counts. */
    public int agreeing() {
        Optional<String> counted = decision(choice());
        return (int)
                trials.stream().filter(trial -> decision(trial).equals(counted)).count();
    }

    /**
     * What else was chosen as often as the choice, so that only the order of the trials decided: tools, {@link
     * RoutingQuestion#NONE}, or {@code broken call}; in the order of the trials.
     */
    public List<String> tiedTrials() {
        Optional<String> counted = decision(choice());
        int most = agreeing();
        return trials.stream()
                .map(RoutedQuestion::decision)
                .distinct()
                .filter(other -> !other.equals(counted) && Collections.frequency(decisions(), other) == most)
                .map(other -> other.orElse(RoutingQuestion.NONE))
                .map(name -> name.isEmpty() ? "broken call" : name)
                .toList();
    }

    private List<Optional<String>> decisions() {
        return trials.stream().map(RoutedQuestion::decision).toList();
    }

    /** How many trials chose what is right. */
    public int right() {
        return (int) trials.stream()
                .filter(trial -> outcome(trial) == RoutingOutcome.RIGHT)
                .count();
    }

    /** What the choice amounts to. */
    public RoutingOutcome outcome() {
        return outcome(choice());
    }

    /** True when the choice is right. */
    public boolean isRight() {
        return outcome() == RoutingOutcome.RIGHT;
    }

    /** Calls that went wrong are one decision, whatever was wrong with them. */
    private static Optional<String> decision(Choice choice) {
        return choice.failure().isPresent() ? Optional.of("") : choice.tool();
    }

    private RoutingOutcome outcome(Choice choice) {
        if (choice.failure().isPresent()) {
            return RoutingOutcome.BROKEN_CALL;
        }
        if (choice.tool().isEmpty()) {
            return question.expected().isEmpty() ? RoutingOutcome.RIGHT : RoutingOutcome.SILENT_SKIP;
        }
        if (question.expected().isEmpty()) {
            return RoutingOutcome.NEEDLESS_CALL;
        }
        return question.expected().contains(choice.tool().get()) ? RoutingOutcome.RIGHT : RoutingOutcome.WRONG_TOOL;
    }
}
