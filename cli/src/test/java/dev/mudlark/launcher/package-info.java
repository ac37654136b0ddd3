/**
 * Tests of the launcher script on a machine made of fakes: folders that look like JDKs, a Maven that only writes jars,
 * and a PATH that holds nothing else but the few tools the script may use.
 */
@NullMarked
package dev.mudlark.launcher;

import org.jspecify.annotations.NullMarked;
