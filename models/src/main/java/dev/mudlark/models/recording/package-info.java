/**
 * Calls of models as lines of a file: the form in which requests are compared and stored, the store, and the three ways to
 * use it (write a run down, repeat a run from what was written, ask only what was not asked before). A store is read
 * with suspicion, since it may come from somebody else.
 */
@NullMarked
package dev.mudlark.models.recording;

import org.jspecify.annotations.NullMarked;
