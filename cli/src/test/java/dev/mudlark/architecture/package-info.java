/**
 * The rules of the house, checked on the compiled classes and the source files of every module: which module may use
 * which, what stays hidden, and how large a file may grow.
 */
@NullMarked
package dev.mudlark.architecture;

import org.jspecify.annotations.NullMarked;
