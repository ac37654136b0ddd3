package dev.mudlark.bench.dataset;

import dev.mudlark.evaluation.Question;
import java.util.List;

/** Questions that nobody has written: those that a new data set begins with, and drafts. They measure nothing. */
public final class Placeholders {
    /** Category of the questions that a new data set begins with. */
    public static final String STARTER = "starter";

    /** What a text begins with that is still to be written. */
    public static final String TO_EDIT = "TODO";

    private Placeholders() {}

    /** True for a question that a new data set begins with. */
    public static boolean isStarter(Question question) {
        return question.category().filter(STARTER::equals).isPresent();
    }

    /** True when the question, its answer or a keyword is still to be written. */
    public static boolean isDraft(Question question) {
        return question.question().startsWith(TO_EDIT)
                || question.referenceAnswer()
                        .filter(answer -> answer.startsWith(TO_EDIT))
                        .isPresent()
                || question.expectedKeywords().stream().anyMatch(keyword -> keyword.startsWith(TO_EDIT));
    }

    /** The questions that somebody wrote, in the same order. */
    public static List<Question> leftOut(List<Question> questions) {
        return questions.stream()
                .filter(question -> !isStarter(question) && !isDraft(question))
                .toList();
    }
}
