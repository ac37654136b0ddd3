package dev.mudlark.bench.config;

import dev.mudlark.context.DidYouMean;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The kinds of values that options have. */
public final class OptionTypes {

    private static final BigDecimal NANO = BigDecimal.TEN.pow(9);

    /** Smaller parts of seconds and dollars are not counted. */
    private static final BigDecimal SMALLEST = BigDecimal.ONE.movePointLeft(9);

    private static final BigDecimal MOST_USD = BigDecimal.valueOf(1_000_000);

    private OptionTypes() {}

    /** Text that is not blank; digits alone must be quoted. */
    public static OptionType<String> text() {
        return type("text", Scalars::text);
    }

    /** A whole number from {@code min} to {@code max}. */
    public static OptionType<Integer> integer(int min, int max) {
        return type(
                "whole number, " + min + " to " + max,
                (value, place) -> readWhole(value, place, min, max).map(BigInteger::intValue));
    }

    /** A whole number from {@code min} up. */
    public static OptionType<Long> wholeFrom(long min) {
        return type(
                "whole number from " + min,
                (value, place) -> readWhole(value, place, min, Long.MAX_VALUE).map(BigInteger::longValue));
    }

    /** A number above 0 and at most {@code max}. */
    public static OptionType<BigDecimal> positive(long max) {
        return type(
                "number above 0, at most " + max,
                (value, place) -> readPositive(value, place, BigDecimal.valueOf(max)));
    }

    /** A number from 0 to {@code max}. */
    public static OptionType<BigDecimal> upTo(long max) {
        String words = "number from 0 to " + max;
        return type(
                words,
                (value, place) -> within(
                                value,
                                Scalars.number(value),
                                BigDecimal.ZERO,
                                BigDecimal.valueOf(max),
                                place,
                                "write a " + words)
                        .map(number -> number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros()));
    }

    /** An amount of US dollars above 0, read as nano-dollars (US dollars times 10^9, rounded down). */
    public static OptionType<Long> usd() {
        return shown(
                type(
                        "US dollars above 0",
                        (value, place) -> readPositive(value, place, MOST_USD)
                                .map(usd -> usd.multiply(NANO)
                                        .setScale(0, RoundingMode.DOWN)
                                        .longValueExact())),
                nano -> BigDecimal.valueOf(nano, 9).stripTrailingZeros().toPlainString());
    }

    /** {@code true} or {@code false}. */
    public static OptionType<Boolean> bool() {
        return type("true or false", (value, place) -> {
            if (value instanceof Yaml.Scalar scalar && scalar.kind() == Yaml.Kind.BOOLEAN) {
                return Optional.of(scalar.text().equalsIgnoreCase("true"));
            }
            return Scalars.isQuoted(value, Yaml.Kind.BOOLEAN)
                    ? Scalars.unfit(value, place, "is text", "remove the quotes")
                    : Scalars.wrong(value, place, "write true or false");
        });
    }

    /** {@code on} or {@code off}; or {@code true} or {@code false}, which is what YAML 1.1 makes of these words. */
    public static OptionType<Boolean> onOff() {
        OptionType<Boolean> type = type("on or off (or true or false)", (value, place) -> {
            String text = value instanceof Yaml.Scalar scalar ? scalar.text().toLowerCase(Locale.ROOT) : "";
            return switch (text) {
                case "on", "true" -> Optional.of(true);
                case "off", "false" -> Optional.of(false);
                default -> Scalars.wrong(value, place, "write on or off");
            };
        });
        return shown(type, on -> on ? "on" : "off");
    }

    /** A day of the years 1 to 9999, {@code YYYY-MM-DD}. */
    public static OptionType<LocalDate> date() {
        return type(
                "date, YYYY-MM-DD",
                (value, place) -> Scalars.text(value, place).flatMap(text -> {
                    try {
                        LocalDate day = LocalDate.parse(text);
                        return day.getYear() >= 1 && day.getYear() <= 9999
                                ? Optional.of(day)
                                : Scalars.wrong(value, place, "write a date from 0001-01-01 to 9999-12-31");
                    } catch (DateTimeParseException e) {
                        return Scalars.wrong(value, place, "write a date as YYYY-MM-DD");
                    }
                }));
    }

    /** One of some names. */
    public static OptionType<String> choice(List<String> names) {
        return type(
                String.join(" or ", names),
                (value, place) -> Scalars.text(value, place).flatMap(text -> {
                    if (names.contains(text)) {
                        return Optional.of(text);
                    }
                    return Scalars.wrong(
                            value, place, "valid is " + String.join(", ", names) + DidYouMean.hint(text, names));
                }));
    }

    /** A path; a relative one starts from the folder of the file. */
    public static OptionType<Path> path() {
        return type(
                "path",
                (value, place) -> Scalars.text(value, place).flatMap(text -> {
                    try {
                        Path path = place.folder().resolve(text).normalize();
                        return Optional.of(path.toString().isEmpty() ? Path.of(".") : path);
                    } catch (InvalidPathException e) {
                        return Scalars.wrong(value, place, "no path: " + e.getReason());
                    }
                }));
    }

    /** A list. */
    public static <T> OptionType<List<T>> list(OptionType<T> type) {
        return type("list: " + type.name(), (value, place) -> {
            if (!(value instanceof Yaml.Items items)) {
                return Scalars.wrong(value, place, "write a list, such as [a, b]");
            }
            List<T> read = new ArrayList<>();
            for (int i = 0; i < items.values().size(); i++) {
                type.read(items.values().get(i), place.item(i)).ifPresent(read::add);
            }
            return read.size() == items.values().size() ? Optional.of(List.copyOf(read)) : Optional.empty();
        });
    }

    /** A list in which nothing stands twice. */
    public static <T> OptionType<List<T>> distinct(OptionType<T> type) {
        return type("list: " + type.name(), (value, place) -> {
            Set<T> seen = new HashSet<>();
            OptionType<T> once = type(type.name(), (item, at) -> {
                Optional<T> read = type.read(item, at);
                return read.isEmpty() || seen.add(read.get())
                        ? read
                        : Scalars.unfit(item, at, "stands twice", "remove one");
            });
            return list(once).read(value, place);
        });
    }

    /** A type of its own. */
    public static <T> OptionType<T> type(String name, BiFunction<Yaml, Place, Optional<T>> reader) {
        return new OptionType<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Optional<T> read(Yaml value, Place place) {
                return reader.apply(value, place);
            }
        };
    }

    static <T> OptionType<Optional<T>> optional(OptionType<T> type) {
        OptionType<Optional<T>> optional = type(type.name(), (value, place) -> {
            Optional<T> read = type.read(value, place);
            return read.isPresent() ? Optional.of(read) : Optional.empty();
        });
        return shown(optional, value -> value.map(type::text).orElse(""));
    }

    private static <T> OptionType<T> shown(OptionType<T> type, Function<T, String> text) {
        return new OptionType<>() {
            @Override
            public String name() {
                return type.name();
            }

            @Override
            public Optional<T> read(Yaml value, Place place) {
                return type.read(value, place);
            }

            @Override
            public String text(T value) {
                return text.apply(value);
            }
        };
    }

    private static Optional<BigInteger> readWhole(Yaml value, Place place, long min, long max) {
        Optional<BigDecimal> number = Scalars.number(value);
        boolean tooLarge = number.isPresent() && number.get().compareTo(BigDecimal.valueOf(max)) > 0;
        String advice =
                "write a whole number from " + min + (max == Long.MAX_VALUE && !tooLarge ? " up" : " to " + max);
        if (number.isPresent() && number.get().stripTrailingZeros().scale() > 0) {
            return Scalars.unfit(value, place, "is not whole", advice);
        }
        return within(value, number, BigDecimal.valueOf(min), BigDecimal.valueOf(max), place, advice)
                .map(BigDecimal::toBigInteger);
    }

    private static Optional<BigDecimal> readPositive(Yaml value, Place place, BigDecimal max) {
        Optional<BigDecimal> number = Scalars.number(value);
        boolean tiny =
                number.isPresent() && number.get().signum() > 0 && number.get().compareTo(SMALLEST) < 0;
        String advice = "write a number above 0" + (tiny ? ", at least " + SMALLEST.toPlainString() : "") + ", at most "
                + max.toPlainString();
        return within(value, number, SMALLEST, max, place, advice);
    }

    private static Optional<BigDecimal> within(
            Yaml value, Optional<BigDecimal> number, BigDecimal min, BigDecimal max, Place place, String advice) {
        if (number.isEmpty()) {
            return Scalars.noNumber(value, place, advice);
        }
        if (number.get().compareTo(min) < 0) {
            return Scalars.unfit(value, place, "is too small", advice);
        }
        return number.get().compareTo(max) > 0 ? Scalars.unfit(value, place, "is too large", advice) : number;
    }
}
