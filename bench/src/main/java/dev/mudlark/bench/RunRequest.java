package dev.mudlark.bench;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What to run. With a config, the flags change it; without, {@code docs} and {@code questions} are needed and every
 * system with every tool set is compared.
 *
 * @param config a config file
 * @param docs folder of documents
 * @param questions file of questions
 * @param qrels file of relevance judgements
 * @param mock true when the rule-based stand-in shall answer, whatever the config says
 * @param out folder to write to, new or empty; empty for one below {@code runs} in the current folder
 * @param maxWorkers questions answered at the same time, at least 1
 * @param limit only that many questions, from the first, at least 1
 */
public record RunRequest(
        Optional<Path> config,
        Optional<Path> docs,
        Optional<Path> questions,
        Optional<Path> qrels,
        boolean mock,
        Optional<Path> out,
        OptionalInt maxWorkers,
        OptionalInt limit) {

    /** A config as it stands. */
    public static RunRequest of(Path config) {
        return new RunRequest(
                Optional.of(config),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty());
    }
}
