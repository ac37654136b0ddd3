/**
 * What an agent may call. A {@link dev.mudlark.tools.Tool} is a small deterministic function; the {@link
 * dev.mudlark.tools.ToolBox} is the one gate in front of all of them: it checks, limits, runs, renders and traces every
 * call. Arguments come from a language model, so a tool must be right on sloppy input and safe on any.
 */
@NullMarked
package dev.mudlark.tools;

import org.jspecify.annotations.NullMarked;
