/**
 * What surrounds every call: who asks ({@link dev.mudlark.context.Caller}), how long it may take ({@link
 * dev.mudlark.context.Deadline}), what it may spend ({@link dev.mudlark.context.Budget}), what happened ({@link
 * dev.mudlark.context.Trace}), text that must never be printed ({@link
 * dev.mudlark.context.Secret}), and why a file could not be used ({@link dev.mudlark.context.FileFault}).
 */
@NullMarked
package dev.mudlark.context;

import org.jspecify.annotations.NullMarked;
