package dev.mudlark.bench.config;

import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.function.Supplier;

/** What a section says: a value for each of its options, given or by default. */
public final class Values {

    private final IdentityHashMap<Option<?>, Object> given;
    private final int line;

    Values(IdentityHashMap<Option<?>, Object> given, int line) {
        this.given = given;
        this.line = line;
    }

    /** The value of an option of the section. */
    public <T> T get(Option<T> option) {
        Object value = given.get(option);
        if (value == null) {
            Supplier<T> fallback = option.fallback()
                    .orElseThrow(() -> new IllegalArgumentException("option '" + option.name() + "' was not read"));
            return fallback.get();
        }
        @SuppressWarnings("unchecked") // Section puts in what the option's own type read.
        T typed = (T) value;
        return typed;
    }

    /** The value that stands in the file, if it does. */
    public <T> Optional<T> given(Option<T> option) {
        return given.containsKey(option) ? Optional.of(get(option)) : Optional.empty();
    }

    /** The same with another value of an option. */
    public <T> Values with(Option<T> option, T value) {
        IdentityHashMap<Option<?>, Object> changed = new IdentityHashMap<>(given);
        changed.put(option, value);
        return new Values(changed, line);
    }

    /** The line of the section in its file. */
    public int line() {
        return line;
    }
}
