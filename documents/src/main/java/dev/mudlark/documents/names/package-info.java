/** Ids and titles that stand on one line and look like what they are, whatever a file is called. */
@NullMarked
package dev.mudlark.documents.names;

import org.jspecify.annotations.NullMarked;
