package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.text.FoldedText;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A number is missing that had not been shown, and the answer has another that nobody mentioned. */
final class WrongNumber implements Rule {

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight()) {
            return false;
        }
        List<String> missing = facts.missing();
        boolean expectsNumber = missing.isEmpty()
                ? facts.question().answerType().filter("number"::equals).isPresent()
                : missing.stream().anyMatch(keyword -> Numbers.isOne(keyword) && !facts.wasShown(keyword));
        return expectsNumber && !others(facts).isEmpty();
    }

    private static Set<BigDecimal> others(Facts facts) {
        Set<BigDecimal> others =
                new HashSet<>(Numbers.in(FoldedText.of(facts.attempt().plainAnswer())));
        others.removeAll(Numbers.in(FoldedText.of(facts.question().question())));
        others.removeAll(
                Numbers.in(FoldedText.of(facts.question().referenceAnswer().orElse(""))));
        facts.question().expectedKeywords().forEach(word -> others.removeAll(Numbers.in(FoldedText.of(word))));
        return others;
    }
}
