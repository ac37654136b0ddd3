/**
 * The config file. Every section is a {@link dev.mudlark.bench.config.Section} of {@link
 * dev.mudlark.bench.config.Option}s: the one definition from which a section is read, checked at every level with file
 * and line, and described in the documentation. Only {@code YamlReader} knows the YAML library.
 */
@NullMarked
package dev.mudlark.bench.config;

import org.jspecify.annotations.NullMarked;
