package dev.mudlark.bench.config;

import java.math.BigDecimal;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * What a section says: a value for each of its options, given or by default. A value that could not be read was told of,
 * and whoever looks at several options together leaves it out by {@link #sound}, so that one fault makes no others.
 */
public final class Values {

    private final IdentityHashMap<Option<?>, Said> said;
    private final List<Option<?>> options;
    private final String file;
    private final int line;
    private final boolean readable;

    private record Said(Optional<Object> value, int line) {}

    private Values(
            IdentityHashMap<Option<?>, Said> said, List<Option<?>> options, String file, int line, boolean readable) {
        this.said = said;
        this.options = options;
        this.file = file;
        this.line = line;
        this.readable = readable;
    }

    /** A section that stands at a line, without any value so far. */
    static Values at(String file, int line, List<Option<?>> options) {
        return new Values(new IdentityHashMap<>(), options, file, line, true);
    }

    /** A section that does not stand in the file: everything has its default. */
    static Values absent(String file, List<Option<?>> options) {
        return at(file, 0, options);
    }

    /** A section that cannot be read: nothing is known of any option. */
    static Values unreadable(String file, int line, List<Option<?>> options) {
        return new Values(new IdentityHashMap<>(), options, file, line, false);
    }

    /** Notes what stands in the file; empty for what could not be read. */
    void put(Option<?> option, Optional<?> value, int at) {
        said.put(option, new Said(value.map(there -> there), at));
    }

    /** Notes that something was told of an option that is not there. */
    void putMissing(Option<?> option) {
        put(option, Optional.empty(), line);
    }

    /** The value of an option of the section; the default where that could not be read. */
    public <T> T get(Option<T> option) {
        return given(option)
                .or(() -> option.fallback().map(Supplier::get))
                .orElseThrow(() -> new IllegalArgumentException("option '" + option.name() + "' was not read"));
    }

    /** The value that stands in the file, if it does and could be read. */
    public <T> Optional<T> given(Option<T> option) {
        @SuppressWarnings("unchecked") // Section puts in what the option's own type read.
        Optional<T> typed = (Optional<T>) entry(option).flatMap(Said::value);
        return typed;
    }

    /** The value that holds, given or by default; empty when something stands there that could not be read. */
    public <T> Optional<T> sound(Option<T> option) {
        boolean wrong = entry(option).filter(found -> found.value().isEmpty()).isPresent();
        return readable && !wrong ? Optional.of(get(option)) : Optional.empty();
    }

    /** The same for an option that may stay unset, with its place. */
    public <T> Written<T> written(Option<Optional<T>> option) {
        return new Written<>(get(option), sound(option).isEmpty(), where(option));
    }

    /** The same with another value of an option. */
    public <T> Values with(Option<T> option, T value) {
        IdentityHashMap<Option<?>, Said> changed = new IdentityHashMap<>(said);
        changed.put(option, new Said(Optional.of(value), line));
        return new Values(changed, options, file, line, readable);
    }

    /** Every option that has a value, with that as text. */
    Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        options.forEach(option -> text(option).ifPresent(text -> texts.put(option.name(), text)));
        return texts;
    }

    /** The same as booleans, decimal numbers in the unit in which they are written, and text. */
    Map<String, Object> typed() {
        Map<String, Object> typed = new TreeMap<>(texts());
        for (Option<?> option : options) {
            typed.computeIfPresent(option.name(), (name, text) -> typed(plain(get(option)), (String) text));
        }
        return typed;
    }

    private static Object typed(Object value, String text) {
        if (value instanceof Boolean) {
            return value;
        }
        return value instanceof Number ? new BigDecimal(text) : text;
    }

    /** The value of an option that may stay unset. */
    private static Object plain(Object value) {
        return value instanceof Optional<?> optional && optional.isPresent() ? optional.get() : value;
    }

    private <T> Optional<String> text(Option<T> option) {
        boolean known = given(option).isPresent() || option.fallback().isPresent();
        return known ? Optional.of(option.type().text(get(option))).filter(text -> !text.isEmpty()) : Optional.empty();
    }

    /** File and line of the section; the file alone when the section does not stand there. */
    public String where() {
        return place(line);
    }

    /** File and line of what stands there for the first of these options that is given; of the section when none is. */
    public String where(Option<?>... looked) {
        return List.of(looked).stream()
                .map(this::entry)
                .flatMap(Optional::stream)
                .findFirst()
                .map(found -> place(found.line()))
                .orElseGet(this::where);
    }

    private Optional<Said> entry(Option<?> option) {
        return Optional.ofNullable(said.get(option));
    }

    private String place(int number) {
        return number == 0 ? file : file + ":" + number;
    }
}
