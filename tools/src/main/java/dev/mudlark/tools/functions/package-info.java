/**
 * Tools made of Java methods: how a method is found and refused, how the types of its parameters become a schema, how
 * checked arguments become values, and how what it returns becomes a result.
 */
@NullMarked
package dev.mudlark.tools.functions;

import org.jspecify.annotations.NullMarked;
