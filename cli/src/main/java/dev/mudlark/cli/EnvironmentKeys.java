package dev.mudlark.cli;

import dev.mudlark.context.Secret;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The keys that stand in the environment, to be masked wherever calls of models are written down. */
final class EnvironmentKeys {

    /** A shorter value is a placeholder such as {@code none}, and would mask innocent text. */
    private static final int LEAST_LENGTH = 12;

    private static final List<String> ENDINGS = List.of("KEY", "TOKEN", "SECRET", "PASSWORD");

    private EnvironmentKeys() {}

    static List<Secret> of(Map<String, String> environment) {
        return environment.entrySet().stream()
                .filter(variable -> ENDINGS.stream().anyMatch(variable.getKey().toUpperCase(Locale.ROOT)::endsWith))
                .map(variable -> variable.getValue().strip())
                .filter(value -> value.length() >= LEAST_LENGTH)
                .map(Secret::of)
                .toList();
    }
}
