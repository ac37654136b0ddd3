package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.text.FoldedText;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** A number is missing that had not been shown, and the answer has another that nobody mentioned. */
final class WrongNumber implements Rule {

    @Override
    public String when() {
        return "a missing keyword is a number, perhaps with its unit, that had not been shown, and the "
                + "answer has a number, with that unit, that stands neither in the question nor in the "
                + "keywords. A number without a unit counts only for answers that are computed. Without "
                + "keywords: the answer_type is number. Digits in words, ids, versions, codes with leading "
                + "zeros and dates are no numbers";
    }

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight()) {
            return false;
        }
        Question question = facts.question();
        if (question.expectedKeywords().isEmpty()) {
            return question.answerType().filter("number"::equals).isPresent()
                    && hasAnother(facts, "", question.referenceAnswer().stream());
        }
        return facts.missing().stream()
                .filter(keyword -> !facts.wasShown(keyword))
                .flatMap(keyword -> Amount.of(keyword).stream())
                .filter(amount -> facts.isComputed() || !amount.unit().isEmpty())
                .anyMatch(amount -> hasAnother(facts, amount.unit(), question.expectedKeywords().stream()));
    }

    private static boolean hasAnother(Facts facts, String unit, Stream<String> expected) {
        Set<BigDecimal> others =
                new HashSet<>(Amount.in(FoldedText.of(facts.attempt().plainAnswer()), unit));
        Stream.concat(Stream.of(facts.question().question()), expected)
                .forEach(text -> others.removeAll(Amount.in(FoldedText.of(text), "")));
        return !others.isEmpty();
    }
}
