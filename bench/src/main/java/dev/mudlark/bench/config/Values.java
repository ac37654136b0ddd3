package dev.mudlark.bench.config;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What a section says: a value for each of its options, given or by default. */
public final class Values {

    private final IdentityHashMap<Option<?>, Object> given;
    private final List<Option<?>> options;
    private final int line;

    Values(IdentityHashMap<Option<?>, Object> given, List<Option<?>> options, int line) {
        this.given = given;
        this.options = options;
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
        return new Values(changed, options, line);
    }

    /** Every option that has a value, with that as text. */
    Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        for (Option<?> option : options) {
            if (given.containsKey(option) || option.fallback().isPresent()) {
                Object value = get(option);
                Optional<?> set = value instanceof Optional<?> optional ? optional : Optional.of(value);
                set.ifPresent(there -> texts.put(option.name(), String.valueOf(there)));
            }
        }
        return texts;
    }

    /** The line of the section in its file. */
    public int line() {
        return line;
    }
}
