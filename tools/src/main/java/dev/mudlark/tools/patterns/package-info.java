/**
 * Regular expressions written by models, in time linear in the text: RE2/J says what they mean, texts that a match must
 * hold are read off them, and an automaton that is built while it runs decides which lines match.
 */
@NullMarked
package dev.mudlark.tools.patterns;

import org.jspecify.annotations.NullMarked;
