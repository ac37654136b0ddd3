package dev.mudlark.bench.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What reports say about a run beside its scores.
 *
 * @param title the experiment's name
 * @param collection the name of the collection of documents
 * @param folder the run directory as a user would type it
 * @param command what to type to make the run again
 * @param facts versions, hashes, seed, times: label to value, in the order to show them
 * @param config the config as given; empty when unknown
 */
public record RunInfo(
        String title, String collection, String folder, String command, Map<String, String> facts, String config) {

    /** Copies the map, keeping its order. */
    public RunInfo {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }
}
