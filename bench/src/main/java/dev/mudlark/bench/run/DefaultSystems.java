package dev.mudlark.bench.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The part of a config that compares all systems. */
final class DefaultSystems {
    private DefaultSystems() {}

    /** YAML from the key {@code systems} on. */
    static String text() {
        try (InputStream in = DefaultSystems.class.getResourceAsStream("default-systems.yaml")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
