package dev.mudlark.bench;

import dev.mudlark.models.ModelRef;
import java.nio.file.Path;
import java.util.Optional;

/**
 * One question to one system.
 *
 * @param config the config
 * @param system a system in it; empty when it has only one
 * @param question what is asked, or the id of a question of the config
 * @param mock true when the rule-based stand-in shall answer
 * @param model answers where the system names no model of its own
 */
public record AskRequest(
        Path config, Optional<String> system, String question, boolean mock, Optional<ModelRef> model) {}
