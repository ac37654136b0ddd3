package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.evaluation.ComparedText;
import dev.mudlark.evaluation.Question;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Questions that contain the reference answer or every expected keyword. */
final class AnswerInQuestion implements Check {
    /** A question that offers a choice has the answer in it by nature. */
    private static final Set<String> CHOICE = Set.of("or", "oder", "ou", "eller");

    @Override
    public void look(Checked data, Findings findings) {
        for (Question question : data.questions()) {
            told(question)
                    .ifPresent(answer -> findings.add(
                            FindingKind.ANSWER_IN_QUESTION,
                            data.placeOf(question),
                            "'" + question.id() + "' tells its answer " + answer));
        }
    }

    private static Optional<String> told(Question question) {
        ComparedText text = ComparedText.of(question.question());
        List<String> keywords = question.expectedKeywords();
        if (offersAChoice(text)) {
            return Optional.empty();
        }
        if (!keywords.isEmpty() && keywords.stream().allMatch(text::holds)) {
            return Optional.of(Findings.quoted(String.join("', '", keywords)));
        }
        return question.referenceAnswer()
                .filter(answer -> text.holds(withoutEnd(answer)))
                .map(Findings::quoted);
    }

    private static boolean offersAChoice(ComparedText question) {
        return question.holds("which of") || CHOICE.stream().anyMatch(question.words()::contains);
    }

    private static String withoutEnd(String answer) {
        String text = answer.strip();
        return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }
}
