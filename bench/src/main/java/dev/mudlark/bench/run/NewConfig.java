package dev.mudlark.bench.run;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.Systems;
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
     * @param docs the documents, which give the experiment its name
     * @param written the documents' folder as the config shall name it
     * @param questions the file of questions as the config shall name it
     * @throws ProblemsException when a config cannot say what is given, such as a path with a dollar sign and a brace
     */
    public static String text(Path file, Path docs, String written, String questions) {
        String text = template(docs, written, questions);
        Path folder = Optional.ofNullable(file.getParent()).orElse(Path.of("."));
        Problems problems = new Problems();
        new ConfigReader(Systems.catalog()).read(file.toString(), text, folder, "new", problems);
        problems.throwIfAny();
        return text;
    }

    private static String template(Path docs, String written, String questions) {
        String name = FolderName.of(CollectionName.of(docs));
        return String.format(Locale.ROOT, """
                # What is compared, on which documents and questions. Paths start from the folder of this file.
                # Every key, and what else there is: docs/configuration.md of mudlark.
                name: %s

                data:
                  docs: %s
                  questions: %s
                  # Graded judgements, if there are any: docs/datasets.md.
                  # qrels: qrels.jsonl

                evaluation:
                  k: [5]
                  # What date_calc takes as today, so that a run can be made again.
                  tools_now: 2026-01-01

                """, quoted(name), quoted(written), quoted(questions))
                + DefaultSystems.text();
    }

    /** A JSON text is a YAML text, whatever characters it has. */
    private static String quoted(String text) {
        return TextNode.valueOf(text).toString();
    }
}
