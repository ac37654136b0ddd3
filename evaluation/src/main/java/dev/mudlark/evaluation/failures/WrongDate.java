package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.text.Dates;
import dev.mudlark.evaluation.text.FoldedText;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** A date or weekday is missing that had not been shown, and the answer has another that nobody mentioned. */
final class WrongDate implements Rule {

    @Override
    public String when() {
        return "a missing keyword is a date (or a day of the week) that had not been shown, and the "
                + "answer has a date (or a day of the week) that stands neither in the question nor in the "
                + "keywords. Without keywords: the answer_type is date. Dates are read in the forms "
                + "2026-03-05, March 5, 2026 and 5 March 2026";
    }

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight()) {
            return false;
        }
        Question question = facts.question();
        if (question.expectedKeywords().isEmpty()) {
            return question.answerType().filter("date"::equals).isPresent()
                    && (hasAnother(facts, Dates.Kind.DAY, question.referenceAnswer().stream())
                            || hasAnother(facts, Dates.Kind.WEEKDAY, question.referenceAnswer().stream()));
        }
        return facts.missing().stream()
                .filter(keyword -> !facts.wasShown(keyword))
                .flatMap(keyword -> Dates.kind(keyword).stream())
                .anyMatch(kind -> hasAnother(facts, kind, question.expectedKeywords().stream()));
    }

    private static boolean hasAnother(Facts facts, Dates.Kind kind, Stream<String> expected) {
        Set<String> others =
                new HashSet<>(Dates.in(FoldedText.of(facts.attempt().plainAnswer()), kind));
        Stream.concat(Stream.of(facts.question().question()), expected)
                .forEach(text -> others.removeAll(Dates.in(FoldedText.of(text), kind)));
        return !others.isEmpty();
    }
}
