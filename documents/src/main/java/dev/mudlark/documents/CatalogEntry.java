package dev.mudlark.documents;

import java.util.Map;
import java.util.OptionalInt;

/**
 * A line in the list of a collection: a document, or a table as a whole.
 *
 * @param id the id to read it by
 * @param title its title
 * @param length code points of its text
 * @param rows number of rows of a table; empty for a document
 * @param metadata as in {@link Document#metadata}
 */
public record CatalogEntry(String id, String title, int length, OptionalInt rows, Map<String, Object> metadata) {}
