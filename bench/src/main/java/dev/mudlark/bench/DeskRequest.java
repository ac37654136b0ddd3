package dev.mudlark.bench;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Which tools to lay out.
 *
 * @param docs folder of documents
 */
public record DeskRequest(Optional<Path> docs) {}
