package dev.mudlark.bench.config;

import dev.mudlark.documents.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is asked about what: the section {@code data}.
 *
 * @param docs folder of documents; empty when the config does not say
 * @param questions file of questions; empty when the config does not say
 * @param qrels file of graded judgements, if any
 * @param language whose forms of words a search by words knows
 */
public record DataSettings(Optional<Path> docs, Optional<Path> questions, Optional<Path> qrels, Language language) {

    private static final Option<Optional<Path>> DOCS =
            Option.unset("docs", OptionTypes.path(), "Folder of documents. Needed unless `--docs` gives it.");
    private static final Option<Optional<Path>> QUESTIONS = Option.unset(
            "questions",
            OptionTypes.path(),
            "File of questions, JSON lines or a JSON array. Needed unless `--questions` gives it.");
    private static final Option<Optional<Path>> QRELS = Option.unset(
            "qrels", OptionTypes.path(), "File of graded relevance judgements, JSON lines or a JSON array.");

    private static final Option<String> LANGUAGE = Option.of(
            "language",
            OptionTypes.choice(Language.labels()),
            Language.NONE.label(),
            "Language of the documents: a search by words then finds other forms of a word, and leaves the language's small"
                    + " words out of queries. `none` folds English plurals only.");

    /** Nothing is said. */
    static final DataSettings NONE =
            new DataSettings(Optional.empty(), Optional.empty(), Optional.empty(), Language.NONE);

    static final Section SECTION =
            Section.of("data", "What is asked about what.", List.of(DOCS, QUESTIONS, QRELS, LANGUAGE));

    static DataSettings from(Values values) {
        return new DataSettings(
                values.get(DOCS),
                values.get(QUESTIONS),
                values.get(QRELS),
                Language.of(values.get(LANGUAGE)).orElseThrow());
    }
}
