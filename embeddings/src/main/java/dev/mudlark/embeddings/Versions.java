package dev.mudlark.embeddings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/**
 * The versions this module was built with, as the build wrote them.
 *
 * @param weights of the artifact that holds the model
 * @param runtime of ONNX Runtime
 */
record Versions(String weights, String runtime) {

    static Versions read() {
        Properties properties = new Properties();
        try (InputStream in = Versions.class.getResourceAsStream("versions.properties")) {
            properties.load(Objects.requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Versions(value(properties, "weights"), value(properties, "runtime"));
    }

    private static String value(Properties properties, String key) {
        return Objects.requireNonNull(properties.getProperty(key));
    }
}
