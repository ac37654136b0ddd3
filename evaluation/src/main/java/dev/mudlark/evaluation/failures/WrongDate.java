package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.text.FoldedText;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A date or weekday is missing that had not been shown, and the answer has another that nobody mentioned. */
final class WrongDate implements Rule {

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight()) {
            return false;
        }
        List<String> missing = facts.missing();
        boolean expectsDate = missing.isEmpty()
                ? facts.question().answerType().filter("date"::equals).isPresent()
                : missing.stream().anyMatch(keyword -> Dates.isOne(keyword) && !facts.wasShown(keyword));
        return expectsDate && !others(facts).isEmpty();
    }

    private static Set<String> others(Facts facts) {
        Set<String> others =
                new HashSet<>(Dates.in(FoldedText.of(facts.attempt().plainAnswer())));
        others.removeAll(Dates.in(FoldedText.of(facts.question().question())));
        others.removeAll(
                Dates.in(FoldedText.of(facts.question().referenceAnswer().orElse(""))));
        facts.question().expectedKeywords().forEach(word -> others.removeAll(Dates.in(FoldedText.of(word))));
        return others;
    }
}
