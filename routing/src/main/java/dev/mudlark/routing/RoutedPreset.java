package dev.mudlark.routing;

import java.util.List;

/**
 * What a preset's descriptions came to.
 *
 * @param preset the descriptions
 * @param questions all questions of the set, in its order
 */
public record RoutedPreset(Preset preset, List<RoutedQuestion> questions) {

    /** Copies the list. */
    public RoutedPreset {
        questions = List.copyOf(questions);
    }

    /** The questions of a split. */
    public List<RoutedQuestion> questions(Split split) {
        return questions.stream()
                .filter(routed -> routed.question().split() == split)
                .toList();
    }

    /** What a split came to. */
    public Tally tally(Split split) {
        return Tally.of(questions(split));
    }
}
