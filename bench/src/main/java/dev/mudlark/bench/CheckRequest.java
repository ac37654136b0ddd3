package dev.mudlark.bench;

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
 */
public record CheckRequest(
        Optional<Path> config, Optional<Path> docs, Optional<Path> questions, Optional<Path> qrels, boolean mock) {}
