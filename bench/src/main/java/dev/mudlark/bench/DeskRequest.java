package dev.mudlark.bench;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Which tools to lay out.
 *
 * @param config a config whose rules, options of tools, search, today and documents hold; empty for the defaults
 * @param system an agent of the config whose tools are meant; empty for all built-in tools, with the options of the first
 *     agent that has them
 * @param docs folder of documents; goes before that of the config
 */
public record DeskRequest(Optional<Path> config, Optional<String> system, Optional<Path> docs) {}
