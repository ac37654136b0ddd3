package dev.mudlark.bench.config;

import java.util.Optional;

/** How the value of an option is written and read. */
public interface OptionType<T> {

    /** What to write, for documentation and messages: {@code whole number, 1 to 100}. */
    String name();

    /**
     * Reads a value.
     *
     * @return empty when it is no such value; then the fault was told to {@code place}
     */
    Optional<T> read(Yaml value, Place place);

    /** A value as it is shown to people: as it would be written; the empty string for none. */
    default String text(T value) {
        return String.valueOf(value);
    }
}
