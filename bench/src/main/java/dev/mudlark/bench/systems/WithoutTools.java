package dev.mudlark.bench.systems;

import java.util.Map;

/** Refuses a list of tools where there is nothing to call them. */
final class WithoutTools {

    private WithoutTools() {}

    /** The key {@code tools} with the reason why this type has none. */
    static Map<String, String> refusing(String type) {
        return Map.of("tools", "a " + type + " system calls no tools; remove this list, or use type agent_search");
    }
}
