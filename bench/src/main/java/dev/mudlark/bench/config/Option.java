package dev.mudlark.bench.config;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * One option of a section: the definition that the reader, its messages and the documentation share.
 *
 * @param name the key in the file
 * @param type what is written there
 * @param fallback what holds when the key is absent
 * @param fallbackText the same for people: {@code 6}, {@code number of cores}, {@code none}; {@code required} when there
 *     is no fallback
 * @param description what it does, in one or two sentences
 */
public record Option<T>(
        String name, OptionType<T> type, Optional<Supplier<T>> fallback, String fallbackText, String description) {

    /** An option that must be there. */
    public static <T> Option<T> required(String name, OptionType<T> type, String description) {
        return new Option<>(name, type, Optional.empty(), "required", description);
    }

    /** An option with a fixed default. */
    public static <T> Option<T> of(String name, OptionType<T> type, T fallback, String description) {
        return new Option<>(name, type, Optional.of(() -> fallback), String.valueOf(fallback), description);
    }

    /** An option with a default that is better said in words. */
    public static <T> Option<T> of(
            String name, OptionType<T> type, Supplier<T> fallback, String text, String description) {
        return new Option<>(name, type, Optional.of(fallback), text, description);
    }

    /** An option that may stay unset. */
    public static <T> Option<Optional<T>> unset(String name, OptionType<T> type, String description) {
        return new Option<>(name, OptionTypes.optional(type), Optional.of(Optional::<T>empty), "unset", description);
    }
}
