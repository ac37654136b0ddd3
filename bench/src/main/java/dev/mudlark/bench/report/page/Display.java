package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Summary;
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

    private static final int MOST_DECIMALS = 6;

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

    /** What a question costs a system; {@code unpriced} when the price of its model is not known. */
    public static String cost(Evaluation evaluation, Summary summary) {
        OptionalDouble cost = summary.value("cost_per_question").value();
        return cost.isEmpty() && evaluation.isUnpriced(summary.system().name()) ? "unpriced" : dollars(cost);
    }

    /** A difference with its sign, with more decimals where it would be rounded to nothing. */
    static String signed(OptionalDouble value, int decimals) {
        return value.isPresent() ? signed(value.getAsDouble(), decimals(value.getAsDouble(), decimals)) : UNKNOWN;
    }

    private static String signed(double value, int decimals) {
        return sign(fixed(value, decimals), value);
    }

    /** As many as it takes to tell the number from zero; the given ones for what is no more than rounding errors. */
    private static int decimals(double value, int least) {
        int decimals = least;
        while (decimals < MOST_DECIMALS && isZero(fixed(value, decimals))) {
            decimals++;
        }
        return isZero(fixed(value, decimals)) ? least : decimals;
    }

    private static boolean isZero(String text) {
        return text.chars().noneMatch(c -> c >= '1' && c <= '9');
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
        return text.startsWith("<") || text.startsWith(">") ? "p " + text : "p = " + text;
    }

    /**
     * A p value with three decimals, or two from 0.1 on; with more just above {@link ContrastResult#ALPHA}, so that it
     * never reads as one that shows a difference.
     */
    static String pValue(OptionalDouble p) {
        if (p.isEmpty()) {
            return UNKNOWN;
        }
        double value = p.getAsDouble();
        if (value < 0.001) {
            return "< 0.001";
        }
        int decimals = value < 0.0995 ? 3 : 2;
        while (value > ContrastResult.ALPHA && Double.parseDouble(fixed(value, decimals)) <= ContrastResult.ALPHA) {
            if (++decimals > MOST_DECIMALS) {
                return "> " + ContrastResult.ALPHA;
            }
        }
        return fixed(value, decimals);
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
            case SHARE, GRADE, SECONDS -> signed(value, 2);
        };
    }

    /** The 95 % interval of a difference in square brackets, with the decimals of the difference; empty without one. */
    static String bounds(ContrastMeasure measure, MetricValue difference) {
        return difference
                .interval()
                .map(interval -> "[" + bound(measure, interval.low(), difference) + ", "
                        + bound(measure, interval.high(), difference) + "]")
                .orElse("");
    }

    private static String bound(ContrastMeasure measure, double bound, MetricValue difference) {
        double middle = difference.value().orElse(0);
        return switch (measure.unit()) {
            case USD, MILLISECONDS -> difference(measure, OptionalDouble.of(bound));
            case COUNT -> signed(bound, decimals(middle, 1));
            case SHARE, GRADE, SECONDS -> fixed(bound, decimals(middle, 2));
        };
    }

    /** True for a difference so small that it is nothing at the decimals that the measure is shown with elsewhere. */
    static boolean isTiny(ContrastMeasure measure, double value) {
        return switch (measure.unit()) {
            case USD, MILLISECONDS -> value == 0;
            case COUNT -> Math.abs(value) < 0.05;
            case SHARE, GRADE, SECONDS -> Math.abs(value) < 0.005;
        };
    }

    private static String sign(String text, double value) {
        return value > 0 && !isZero(text) ? "+" + text : text;
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
