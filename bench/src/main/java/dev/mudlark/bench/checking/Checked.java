package dev.mudlark.bench.checking;

import dev.mudlark.bench.dataset.LocatedQuestions;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.Question;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A data set that is looked at.
 *
 * @param docs folder of the documents
 * @param notices what was noticed when they were read
 * @param texts the documents
 * @param file file of the questions
 * @param located the questions
 * @param languages what there is to tell about languages
 */
record Checked(
        Path docs,
        List<LoadNotice> notices,
        DocumentTexts texts,
        Path file,
        LocatedQuestions located,
        Optional<String> languages) {
    /** Category of the questions that a new data set begins with. */
    static final String STARTER = "starter";

    /** What a text begins with that is still to be written. */
    static final String TO_EDIT = "TODO";

    Collection collection() {
        return texts.collection();
    }

    /** The questions that somebody wrote: neither drafts nor those that a new data set begins with. */
    List<Question> questions() {
        return located.questions().stream()
                .filter(question -> !isStarter(question) && !isDraft(question))
                .toList();
    }

    static boolean isStarter(Question question) {
        return question.category().filter(STARTER::equals).isPresent();
    }

    static boolean isDraft(Question question) {
        return question.question().startsWith(TO_EDIT)
                || question.referenceAnswer()
                        .filter(answer -> answer.startsWith(TO_EDIT))
                        .isPresent()
                || question.expectedKeywords().stream().anyMatch(keyword -> keyword.startsWith(TO_EDIT));
    }

    String placeOf(Question question) {
        return located.placeOf(question);
    }
}
