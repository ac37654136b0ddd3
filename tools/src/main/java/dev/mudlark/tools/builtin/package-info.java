/**
 * What all built-in tools share: how they say which set they belong to, how they write their schema and how they read
 * their arguments.
 */
@NullMarked
package dev.mudlark.tools.builtin;

import org.jspecify.annotations.NullMarked;
