/** Ways to cut a document into passages: by windows of words, and by headings. */
@NullMarked
package dev.mudlark.documents.chunks;

import org.jspecify.annotations.NullMarked;
