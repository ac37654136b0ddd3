package dev.mudlark.cli;

import dev.mudlark.bench.CheckRequest;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

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

    /** Whether any of them was given. */
    boolean isGiven() {
        return mock || Stream.of(docs, questions, qrels).anyMatch(Objects::nonNull);
    }

    CheckRequest toCheck(@Nullable Path config) {
        return new CheckRequest(Optional.ofNullable(config), docs(), questions(), qrels(), mock);
    }
}
