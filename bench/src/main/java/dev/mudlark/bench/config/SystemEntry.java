package dev.mudlark.bench.config;

import java.util.Map;
import java.util.Set;

/**
 * A system of the config.
 *
 * @param type its type, a key of the catalog
 * @param name unique in the config; the type by default
 * @param options what its type's section says
 * @param where file and line, for messages
 */
public record SystemEntry(String type, String name, Values options, String where) {

    /** What tells systems of one type apart beside their names and tools: every other option with its value. */
    public Map<String, String> settings() {
        Map<String, String> settings = options.texts();
        settings.keySet().removeAll(Set.of("name", "tools", "ablate"));
        return settings;
    }
}
