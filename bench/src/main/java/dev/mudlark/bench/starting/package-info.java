/**
 * Begins a data set over a folder of documents: a config, questions drawn from tables, definitions and sentences that show
 * that everything works, drafts for the questions that people write, and a page with the next commands.
 */
@NullMarked
package dev.mudlark.bench.starting;

import org.jspecify.annotations.NullMarked;
