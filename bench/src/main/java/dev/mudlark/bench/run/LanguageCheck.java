package dev.mudlark.bench.run;

import dev.mudlark.bench.dataset.Placeholders;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Language;
import dev.mudlark.documents.Languages;
import dev.mudlark.evaluation.Question;
import java.util.List;
import java.util.Optional;

/** Notices when documents, questions and config are not in the same language. */
final class LanguageCheck {

    private LanguageCheck() {}

    /**
     * What is to be told; empty when all is well or the languages are not clear.
     *
     * @param questions what is asked; those that nobody wrote do not count
     * @param configured what the config says; empty when that is not known
     */
    static Optional<String> of(Collection collection, List<Question> questions, Optional<Language> configured) {
        Optional<Language> documents = documents(collection);
        Optional<Language> asked = Languages.detect(
                Placeholders.leftOut(questions).stream().map(Question::question).toList());
        if (documents.isEmpty()) {
            return Optional.empty();
        }
        Language language = documents.get();
        if (asked.isPresent() && asked.get() != language) {
            return Optional.of("the documents are in " + language.title() + ", the questions in "
                    + asked.get().title() + ": a search by words finds little; ask in " + language.title()
                    + ", or do not read the scores as those of the systems");
        }
        return configured
                .filter(said -> said != language)
                .filter(said -> said != Language.NONE || language != Language.ENGLISH)
                .map(said -> "the documents are in " + language.title() + ", but data.language is " + said.label()
                        + "; write data: {language: " + language.label() + "}");
    }

    /** The language that the documents are written in on the whole, if that is clear. */
    static Optional<Language> documents(Collection collection) {
        return DocumentLanguages.of(collection).common();
    }
}
