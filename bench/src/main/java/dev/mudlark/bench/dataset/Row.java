package dev.mudlark.bench.dataset;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A value of a data file.
 *
 * @param value the parsed JSON
 * @param where file and line
 */
record Row(JsonNode value, String where) {}
