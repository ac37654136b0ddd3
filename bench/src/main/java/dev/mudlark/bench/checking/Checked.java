package dev.mudlark.bench.checking;

import dev.mudlark.bench.dataset.LocatedQuestions;
import dev.mudlark.bench.dataset.Placeholders;
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
    Collection collection() {
        return texts.collection();
    }

    /** The questions that somebody wrote: neither drafts nor those that a new data set begins with. */
    List<Question> questions() {
        return Placeholders.leftOut(located.questions());
    }

    String placeOf(Question question) {
        return located.placeOf(question);
    }
}
