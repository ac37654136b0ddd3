package dev.mudlark.bench.config;

import dev.mudlark.documents.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is asked about what: the section {@code data}.
 *
 * @param docs folder of documents
 * @param questions file of questions
 * @param qrels file of graded judgements
 * @param language whose forms of words a search by words knows; empty when what is written is none
 */
public record DataSettings(
        Written<Path> docs, Written<Path> questions, Written<Path> qrels, Optional<Language> language) {

    private static final Option<Optional<Path>> DOCS =
            Option.unset("docs", OptionTypes.path(), "Folder of documents. Needed unless `--docs` gives it.");
    private static final Option<Optional<Path>> QUESTIONS = Option.unset(
            "questions",
            OptionTypes.path(),
            "File of questions, JSON lines or a JSON array. Needed unless `--questions` gives it.");
    private static final Option<Optional<Path>> QRELS = Option.unset(
            "qrels", OptionTypes.path(), "File of graded relevance judgements, JSON lines or a JSON array.");

    private static final Option<Language> LANGUAGE = Option.of(
            "language",
            new LanguageType(),
            () -> Language.NONE,
            Language.NONE.label(),
            "Language of the documents: a search by words then finds other forms of a word, and leaves the language's small"
                    + " words out of queries. `none` folds English plurals only.");

    static final Section SECTION =
            Section.of("data", "What is asked about what.", List.of(DOCS, QUESTIONS, QRELS, LANGUAGE));

    static DataSettings from(Values values) {
        return new DataSettings(
                values.written(DOCS), values.written(QUESTIONS), values.written(QRELS), values.sound(LANGUAGE));
    }
}
