package dev.mudlark.bench.run;

import dev.mudlark.context.Secret;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The keys that stand in the environment, to be masked wherever calls of models are written down. */
final class EnvironmentSecrets {

    /** A shorter value is a placeholder such as {@code none}, and would mask innocent text. */
    static final int LEAST_LENGTH = 12;

    private static final List<String> ENDINGS = List.of("KEY", "TOKEN", "SECRET", "PASSWORD");

    private EnvironmentSecrets() {}

    /**
     * The secrets of an environment.
     *
     * @param named variables that hold a key, whatever they are called
     */
    static List<Secret> of(Map<String, String> environment, Set<String> named) {
        return environment.entrySet().stream()
                .filter(variable -> named.contains(variable.getKey()) || isSecret(variable.getKey()))
                .map(Map.Entry::getValue)
                .flatMap(value -> Stream.of(value.strip()))
                .filter(value -> value.length() >= LEAST_LENGTH)
                .map(Secret::of)
                .toList();
    }

    private static boolean isSecret(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return ENDINGS.stream().anyMatch(upper::endsWith);
    }
}
