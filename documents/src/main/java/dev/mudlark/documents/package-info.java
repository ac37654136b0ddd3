/**
 * What there is to read. A {@link dev.mudlark.documents.DocumentStore} holds documents and gives each caller the {@link
 * dev.mudlark.documents.Collection} of what that caller may read; a {@link dev.mudlark.documents.Searcher} ranks its
 * passages. Offsets are Unicode code points everywhere; only {@link dev.mudlark.documents.DocumentText} knows UTF-16.
 */
@NullMarked
package dev.mudlark.documents;

import org.jspecify.annotations.NullMarked;
