package dev.mudlark.bench;

import dev.mudlark.models.ModelRef;
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
 * @param record folder that every call of a model is written into: new, empty, or the recording of the same run
 * @param replay folder with a recording that every call is answered from; no model is asked then
 * @param model answers where a system of the config names no model of its own, over {@code models.generator}
 */
public record RunRequest(
        Optional<Path> config,
        Optional<Path> docs,
        Optional<Path> questions,
        Optional<Path> qrels,
        boolean mock,
        Optional<Path> out,
        OptionalInt maxWorkers,
        OptionalInt limit,
        Optional<Path> record,
        Optional<Path> replay,
        Optional<ModelRef> model) {

    /** What to run with the models of the config. */
    public RunRequest(
            Optional<Path> config,
            Optional<Path> docs,
            Optional<Path> questions,
            Optional<Path> qrels,
            boolean mock,
            Optional<Path> out,
            OptionalInt maxWorkers,
            OptionalInt limit,
            Optional<Path> record,
            Optional<Path> replay) {
        this(config, docs, questions, qrels, mock, out, maxWorkers, limit, record, replay, Optional.empty());
    }

    /** A run whose calls are neither recorded nor replayed. */
    public RunRequest(
            Optional<Path> config,
            Optional<Path> docs,
            Optional<Path> questions,
            Optional<Path> qrels,
            boolean mock,
            Optional<Path> out,
            OptionalInt maxWorkers,
            OptionalInt limit) {
        this(config, docs, questions, qrels, mock, out, maxWorkers, limit, Optional.empty(), Optional.empty());
    }

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
