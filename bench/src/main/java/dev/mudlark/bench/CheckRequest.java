package dev.mudlark.bench;

import dev.mudlark.models.ModelRef;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What to check. With a config, the paths win over what it says; without, {@code docs} and {@code questions} are needed.
 *
 * @param config a config file
 * @param docs folder of documents
 * @param questions file of questions
 * @param qrels file of relevance judgements
 * @param mock true when the rule-based stand-in shall answer, whatever the config says
 * @param model answers where a system of the config names no model of its own, over {@code models.generator}
 */
public record CheckRequest(
        Optional<Path> config,
        Optional<Path> docs,
        Optional<Path> questions,
        Optional<Path> qrels,
        boolean mock,
        Optional<ModelRef> model) {

    /** What to check with the models of the config. */
    public CheckRequest(
            Optional<Path> config, Optional<Path> docs, Optional<Path> questions, Optional<Path> qrels, boolean mock) {
        this(config, docs, questions, qrels, mock, Optional.empty());
    }
}
