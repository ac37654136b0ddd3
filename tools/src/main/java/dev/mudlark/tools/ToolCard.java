package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import java.time.Duration;

/**
 * What people are told about a tool of a box.
 *
 * @param spec what a model is told
 * @param traits what the gate knows
 * @param timeout how long a call may take
 * @param maxOutputChars most code points of a result that reach the model
 * @param example arguments of a call, to start from
 */
public record ToolCard(ToolSpec spec, ToolTraits traits, Duration timeout, int maxOutputChars, ObjectNode example) {}
