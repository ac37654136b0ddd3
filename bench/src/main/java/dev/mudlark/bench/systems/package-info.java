/**
 * The systems that are compared. A {@link dev.mudlark.bench.systems.SystemType} says which options its systems have and
 * plans them; a {@link dev.mudlark.bench.systems.RagSystem} answers. What a system sees of a question is an {@link
 * dev.mudlark.bench.systems.Asked}: the labels of the data set never come this far.
 */
@NullMarked
package dev.mudlark.bench.systems;

import org.jspecify.annotations.NullMarked;
