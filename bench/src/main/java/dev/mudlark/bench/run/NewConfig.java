package dev.mudlark.bench.run;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Language;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The config of a new data set, with the systems of {@code default-systems.yaml}. */
public final class NewConfig {
    private NewConfig() {}

    /**
     * The text.
     *
     * @param file how to name the file in messages
     * @param docs the folder of the documents, which gives the experiment its name
     * @param collection the documents: where they are clearly in another language than English, the config names it
     * @param written the documents' folder as the config shall name it
     * @param questions the file of questions as the config shall name it
     * @throws ProblemsException when a config cannot say what is given, such as a path with a dollar sign and a brace
     */
    public static String text(Path file, Path docs, Collection collection, String written, String questions) {
        String text = template(docs, language(collection), written, questions);
        Path folder = Optional.ofNullable(file.getParent()).orElse(Path.of("."));
        Problems problems = new Problems();
        new ConfigReader(Systems.catalog()).read(file.toString(), text, folder, "new", problems);
        problems.throwIfAny();
        return text;
    }

    private static String template(Path docs, String language, String written, String questions) {
        String name = FolderName.of(CollectionName.of(docs));
        return String.format(Locale.ROOT, """
                # What is compared, on which documents and questions. Paths start from the folder of this file.
                # Every key, and what else there is: docs/configuration.md of mudlark.
                name: %s

                data:
                  docs: %s
                  questions: %s%s
                  # Graded judgements, if there are any: docs/datasets.md.
                  # qrels: qrels.jsonl

                evaluation:
                  k: [5]
                  # What date_calc takes as today, so that a run can be made again.
                  tools_now: 2026-01-01

                """, quoted(name), quoted(written), quoted(questions), language)
                + DefaultSystems.text();
    }

    /** English needs no key: what a search does without one fits it. */
    private static String language(Collection collection) {
        return LanguageCheck.documents(collection)
                .filter(language -> language != Language.ENGLISH)
                .map(language -> "\n  # The documents are in " + language.title()
                        + ": a search by words takes the forms of a word as one.\n  language: " + language.label())
                .orElse("");
    }

    /** A JSON text is a YAML text, whatever characters it has. */
    private static String quoted(String text) {
        return TextNode.valueOf(text).toString();
    }
}
