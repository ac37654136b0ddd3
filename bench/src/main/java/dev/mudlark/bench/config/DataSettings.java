package dev.mudlark.bench.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is asked about what: the section {@code data}.
 *
 * @param docs folder of documents; empty when the config does not say
 * @param questions file of questions; empty when the config does not say
 * @param qrels file of graded judgements, if any
 */
public record DataSettings(Optional<Path> docs, Optional<Path> questions, Optional<Path> qrels) {

    private static final Option<Optional<Path>> DOCS =
            Option.unset("docs", OptionTypes.path(), "Folder of documents. Needed unless `--docs` gives it.");
    private static final Option<Optional<Path>> QUESTIONS = Option.unset(
            "questions",
            OptionTypes.path(),
            "File of questions, JSON lines or a JSON array. Needed unless `--questions` gives it.");
    private static final Option<Optional<Path>> QRELS = Option.unset(
            "qrels", OptionTypes.path(), "File of graded relevance judgements, JSON lines or a JSON array.");

    static final Section SECTION = Section.of("data", "What is asked about what.", List.of(DOCS, QUESTIONS, QRELS));

    static DataSettings from(Values values) {
        return new DataSettings(values.get(DOCS), values.get(QUESTIONS), values.get(QRELS));
    }
}
