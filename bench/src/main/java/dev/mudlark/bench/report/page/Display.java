package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.Interval;
import dev.mudlark.evaluation.MetricValue;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Numbers for people. What is unknown is a dash. */
public final class Display {

    /** For an unknown value. */
    public static final String UNKNOWN = "-";

    private static final MathContext TWO_DIGITS = new MathContext(2, RoundingMode.HALF_EVEN);

    private Display() {}

    /** A share with two decimals. */
    public static String score(MetricValue value) {
        return number(value.value(), 2);
    }

    /** A number with fixed decimals. */
    public static String number(OptionalDouble value, int decimals) {
        return value.isPresent() ? fixed(value.getAsDouble(), decimals) : UNKNOWN;
    }

    /** The 95 % interval in square brackets. */
    public static Optional<String> interval(MetricValue value) {
        return value.interval()
                .map(interval -> "[" + fixed(interval.low(), 2) + ", " + fixed(interval.high(), 2) + "]");
    }

    /** US dollars with two significant digits. */
    public static String dollars(OptionalDouble value) {
        if (value.isEmpty()) {
            return UNKNOWN;
        }
        return significant(value.getAsDouble(), "$");
    }

    /** A difference with its sign. */
    static String signed(OptionalDouble value, int decimals) {
        return value.isPresent() ? sign(fixed(value.getAsDouble(), decimals), value.getAsDouble()) : UNKNOWN;
    }

    /** A difference of money with its sign. */
    static String signedDollars(OptionalDouble value) {
        return value.isPresent() ? sign(significant(value.getAsDouble(), "$"), value.getAsDouble()) : UNKNOWN;
    }

    /** A time. */
    static String millis(OptionalDouble millis) {
        if (millis.isEmpty()) {
            return UNKNOWN;
        }
        double value = millis.getAsDouble();
        double size = Math.abs(value);
        return size >= 1000
                ? fixed(value / 1000, 2) + " s"
                : fixed(value, size >= 100 ? 0 : size >= 10 ? 1 : 2) + " ms";
    }

    /** A difference of times with its sign. */
    static String signedMillis(OptionalDouble millis) {
        return millis.isPresent() ? sign(millis(millis), millis.getAsDouble()) : UNKNOWN;
    }

    /** A p value in words: {@code p = 0.012}, {@code p < 0.001}. */
    static String p(OptionalDouble p) {
        String text = pValue(p);
        return text.startsWith("<") ? "p " + text : "p = " + text;
    }

    /** A p value with three decimals, or two from 0.1 on. */
    static String pValue(OptionalDouble p) {
        if (p.isEmpty()) {
            return UNKNOWN;
        }
        double value = p.getAsDouble();
        return value < 0.001 ? "< 0.001" : fixed(value, value < 0.0995 ? 3 : 2);
    }

    /** How many times as much, with two significant digits below 100. */
    static String ratio(double ratio) {
        return ratio >= 100
                ? fixed(ratio, 0)
                : BigDecimal.valueOf(ratio).round(TWO_DIGITS).toPlainString();
    }

    /** A difference in the unit of a measure, with its sign. */
    static String difference(ContrastMeasure measure, OptionalDouble value) {
        return switch (measure.unit()) {
            case USD -> signedDollars(value);
            case MILLISECONDS -> signedMillis(value);
            case COUNT -> signed(value, 1);
            case SHARE, SECONDS -> signed(value, 2);
        };
    }

    /** The 95 % interval of a difference in square brackets. */
    static String bounds(ContrastMeasure measure, Interval interval) {
        return "[" + difference(measure, OptionalDouble.of(interval.low())) + ", "
                + difference(measure, OptionalDouble.of(interval.high())) + "]";
    }

    private static String sign(String text, double value) {
        boolean shownAsZero = text.chars().noneMatch(c -> c >= '1' && c <= '9');
        return value > 0 && !shownAsZero ? "+" + text : text;
    }

    private static String fixed(double value, int decimals) {
        String text = String.format(Locale.ROOT, "%." + decimals + "f", value);
        boolean negativeZero = text.startsWith("-") && text.chars().allMatch(c -> "-0.".indexOf(c) >= 0);
        return (negativeZero ? text.substring(1) : text).replace('-', '\u2212');
    }

    private static String significant(double value, String unit) {
        BigDecimal rounded =
                BigDecimal.valueOf(Math.abs(value)).round(TWO_DIGITS).stripTrailingZeros();
        return (value < 0 && rounded.signum() != 0 ? "\u2212" : "") + unit + rounded.toPlainString();
    }
}
