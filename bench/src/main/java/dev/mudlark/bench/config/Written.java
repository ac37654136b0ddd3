package dev.mudlark.bench.config;

import java.util.Optional;

/**
 * What a config says for a key that may stay unset.
 *
 * @param value the value, where one stands there that could be read
 * @param wrong true when something stands there that could not be read; it was told of
 * @param where file and line, for messages: of the value, else of the section, else the file alone
 */
public record Written<T>(Optional<T> value, boolean wrong, String where) {

    /** True when nothing stands there, neither right nor wrong. */
    public boolean isMissing() {
        return value.isEmpty() && !wrong;
    }
}
