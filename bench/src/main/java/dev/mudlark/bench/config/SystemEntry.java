package dev.mudlark.bench.config;

import java.util.Map;
import java.util.Set;

/**
 * A system of the config.
 *
 * @param type its type, a key of the catalog
 * @param name unique in the config; the type by default
 * @param options what its type's section says
 */
public record SystemEntry(String type, String name, Values options) {

    private static final Set<String> NO_SETTINGS = Set.of("name", "tools", "ablate");

    /** False when a name stands in the file that could not be read; the type stands in for it in messages. */
    public boolean isNamed() {
        return options.sound(SystemCatalog.NAME).isPresent();
    }

    /** File and line, for messages. */
    public String where() {
        return options.where();
    }

    /** What tells systems of one type apart beside their names and tools: every other option with its value. */
    public Map<String, String> settings() {
        Map<String, String> settings = options.texts();
        settings.keySet().removeAll(NO_SETTINGS);
        return settings;
    }

    /** The same with truth values as {@link Boolean}, numbers as {@link java.math.BigDecimal} and the rest as text. */
    public Map<String, Object> typedSettings() {
        Map<String, Object> settings = options.typed();
        settings.keySet().removeAll(NO_SETTINGS);
        return settings;
    }
}
