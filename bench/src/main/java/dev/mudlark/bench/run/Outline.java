package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Config;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.models.Models;
import dev.mudlark.tools.ToolRules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a config and flags say, read and checked by the road of a run, as far as that goes without the data, a model or a
 * call of a tool.
 *
 * @param config what the config says
 * @param rules rules for tools
 * @param embeds true when there is an embedding model
 * @param docs folder of documents, if it is named
 * @param whereDocs where it is named, for messages
 * @param questions file of questions, if it is named
 * @param qrels file of judgements, if it is named
 * @param model who answers, if somebody is named
 * @param systems what is compared, those included that {@code ablate: true} makes
 */
public record Outline(
        Config config,
        ToolRules rules,
        boolean embeds,
        Optional<Path> docs,
        String whereDocs,
        Optional<Path> questions,
        Optional<Path> qrels,
        Optional<String> model,
        List<SystemEntry> systems) {

    /** Copies the list. */
    public Outline {
        systems = List.copyOf(systems);
    }

    /**
     * What tools need of a config.
     *
     * @param problems takes every fault but those of the model and the questions
     */
    public static Outline ofTools(Path config, Overrides flags, Models models, Problems problems) {
        return of(Draft.of(Optional.of(config), flags.withMock(), Draft.Use.TOOLS, models, problems));
    }

    /**
     * All of a config. What it names must be there; what is in it is not read.
     *
     * @param problems takes every fault
     */
    public static Outline ofCheck(Optional<Path> config, Overrides flags, Models models, Problems problems) {
        Draft draft = Draft.of(config, flags, Draft.Use.CHECK, models, problems);
        Outline outline = of(draft);
        outline.docs
                .filter(docs -> !Files.isDirectory(docs))
                .ifPresent(docs -> draft.docsFault(docsFault(docs), problems));
        Apart.check(draft, DataFiles.questions(draft, problems), DataFiles.qrels(draft, problems), problems);
        return outline;
    }

    private static Outline of(Draft draft) {
        return new Outline(
                draft.config(),
                Draft.rules(draft.config().tools()),
                draft.embedding().isPresent(),
                draft.docs(),
                draft.overrides().docs().isPresent()
                        ? "--docs"
                        : draft.config().data().docs().where(),
                draft.questions(),
                draft.qrels(),
                draft.model(),
                draft.comparisons().lineup().entries());
    }

    private static String docsFault(Path docs) {
        return Files.exists(docs)
                ? docs + " is not a folder; give the folder that holds the documents"
                : "no such folder: " + docs + "; give the folder that holds the documents";
    }
}
