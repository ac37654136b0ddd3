package dev.mudlark.bench.config;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Reads plain values. */
public final class Scalars {

    private Scalars() {}

    /** Text that is not blank; empty and a fault when the value is none. Numbers and the like must be quoted. */
    public static Optional<String> text(Yaml value, Place place) {
        if (!(value instanceof Yaml.Scalar scalar) || scalar.kind() == Yaml.Kind.NULL) {
            return wrong(value, place, "write text");
        }
        if (scalar.kind() != Yaml.Kind.TEXT) {
            return wrong(value, place, "put it in quotes if it is meant as text");
        }
        if (scalar.text().isBlank()) {
            return wrong(value, place, "write text that is not blank");
        }
        if (scalar.text().contains("${")) {
            return wrong(value, place, "environment variables are not filled in here; write the value itself");
        }
        return Optional.of(scalar.text());
    }

    /** Text, a number ({@link BigDecimal}) or a {@link Boolean} as it stands; empty and a fault when it is none. */
    public static Optional<Object> plain(Yaml value, Place place) {
        if (value instanceof Yaml.Scalar scalar) {
            return switch (scalar.kind()) {
                case TEXT -> text(value, place).map(text -> text);
                case BOOLEAN -> Optional.of(scalar.text().equalsIgnoreCase("true"));
                case INTEGER, NUMBER -> {
                    Optional<BigDecimal> number = number(value);
                    yield number.isPresent()
                            ? Optional.of(number.get())
                            : wrong(value, place, "write a decimal number");
                }
                case NULL -> wrong(value, place, "write a value, or remove the key");
            };
        }
        return wrong(value, place, "write a plain value");
    }

    /** The value of a decimal number; empty, without a fault, when it is none. */
    static Optional<BigDecimal> number(Yaml value) {
        boolean numeric = value instanceof Yaml.Scalar scalar
                && (scalar.kind() == Yaml.Kind.INTEGER || scalar.kind() == Yaml.Kind.NUMBER);
        if (!numeric) {
            return Optional.empty();
        }
        try {
            BigDecimal number = new BigDecimal(((Yaml.Scalar) value).text());
            return Math.abs((long) number.scale()) > 100 ? Optional.empty() : Optional.of(number);
        } catch (NumberFormatException e) {
            // Hexadecimal, octal, infinity and the like.
            return Optional.empty();
        }
    }

    /** True for text that is a number, or a truth value, without its quotes. */
    static boolean isQuoted(Yaml value, Yaml.Kind kind) {
        return value instanceof Yaml.Scalar scalar
                && scalar.kind() == Yaml.Kind.TEXT
                && kinds(kind).contains(new CoreSchema().getScalarResolver().resolve(scalar.text(), true));
    }

    private static Set<Tag> kinds(Yaml.Kind kind) {
        return kind == Yaml.Kind.BOOLEAN ? Set.of(Tag.BOOL) : Set.of(Tag.INT, Tag.FLOAT);
    }

    /** Tells that a value is no number, or none that can be meant. */
    static <T> Optional<T> noNumber(Yaml value, Place place, String advice) {
        if (isQuoted(value, Yaml.Kind.NUMBER)) {
            return unfit(value, place, "is text", "remove the quotes; " + advice);
        }
        if (value instanceof Yaml.Scalar scalar
                && (scalar.kind() == Yaml.Kind.INTEGER || scalar.kind() == Yaml.Kind.NUMBER)) {
            return unfit(value, place, "is no plain decimal number", advice);
        }
        return wrong(value, place, advice);
    }

    /** Tells a fault of a plain value: what it is, such as {@code is too small}, and what to write. */
    static <T> Optional<T> unfit(Yaml value, Place place, String fault, String advice) {
        String found = value instanceof Yaml.Scalar scalar ? "'" + scalar.text() + "'" : value.kindName();
        place.fault(value.line(), found + " " + fault + "; " + advice);
        return Optional.empty();
    }

    /** Tells a fault with what stands there and what to write. */
    static <T> Optional<T> wrong(Yaml value, Place place, String advice) {
        String found = value instanceof Yaml.Scalar scalar && scalar.kind() != Yaml.Kind.NULL
                ? "'" + scalar.text() + "' is " + scalar.kindName()
                : "this is " + value.kindName();
        boolean textual = value instanceof Yaml.Scalar scalar && scalar.kind() == Yaml.Kind.TEXT;
        place.fault(value.line(), (textual ? "'" + ((Yaml.Scalar) value).text() + "'" : found) + "; " + advice);
        return Optional.empty();
    }
}
