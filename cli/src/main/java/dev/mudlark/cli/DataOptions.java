package dev.mudlark.cli;

import dev.mudlark.bench.CheckRequest;
import dev.mudlark.models.ModelRef;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What a run is about, beside or in place of a config: what run, check and validate have in common. */
final class DataOptions {

    @Option(
            names = "--docs",
            paramLabel = "DIR",
            description = "Folder of documents. Default: data.docs of the CONFIG.")
    private @Nullable Path docs;

    @Option(
            names = "--questions",
            paramLabel = "FILE",
            description =
                    "Questions, JSON lines or a JSON array (docs/datasets.md). Default: data.questions of the CONFIG.")
    private @Nullable Path questions;

    @Option(
            names = "--qrels",
            paramLabel = "FILE",
            description = "Graded relevance judgements. Default: data.qrels of the CONFIG, or none.")
    private @Nullable Path qrels;

    @Option(
            names = "--mock",
            description = "The rule-based stand-in answers in the run: no key, no network, and no word about any model."
                    + " Default: models.generator of the CONFIG.")
    private boolean mock;

    @Option(
            names = "--model",
            paramLabel = "REF",
            description =
                    "The model that answers, such as openai:NAME (docs/models.md). A system of the CONFIG that names"
                            + " its own keeps it. Default: models.generator of the CONFIG.")
    private @Nullable ModelRef model;

    Optional<Path> docs() {
        return Optional.ofNullable(docs);
    }

    Optional<Path> questions() {
        return Optional.ofNullable(questions);
    }

    Optional<Path> qrels() {
        return Optional.ofNullable(qrels);
    }

    boolean mock() {
        return mock;
    }

    /** The model of the flag; only one of it and {@code --mock} can be given. */
    Optional<ModelRef> model(CommandSpec spec) {
        if (mock && model != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--mock and --model " + model + ": give one of them, since only one can answer");
        }
        return Optional.ofNullable(model);
    }

    /** Whether any of them was given. */
    boolean isGiven() {
        return mock || model != null || Stream.of(docs, questions, qrels).anyMatch(Objects::nonNull);
    }

    CheckRequest toCheck(@Nullable Path config, CommandSpec spec) {
        return new CheckRequest(Optional.ofNullable(config), docs(), questions(), qrels(), mock, model(spec));
    }
}
