package dev.mudlark.context;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;

/** Numbers with what they count, in English: {@code 1 file}, {@code 2 files}. */
public final class Counted {
    private Counted() {}

    /** Such as {@code 1 table}, {@code 1200 tables}; the plural adds an s to {@code noun}. */
    public static String of(long count, String noun) {
        return of(count, noun, noun + "s");
    }

    /** Such as {@code 1 entry}, {@code 3 entries}. */
    public static String of(long count, String one, String many) {
        return count + " " + either(count, one, many);
    }

    /** The same with groups of three digits, for people: {@code 1,200 tables}. */
    public static String grouped(long count, String noun) {
        return String.format(Locale.ROOT, "%,d %s", count, either(count, noun, noun + "s"));
    }

    /** Seconds in plain digits, exact however short or long: {@code 10}, {@code 0.0001}. */
    public static String seconds(Duration time) {
        return BigDecimal.valueOf(time.getSeconds())
                .add(BigDecimal.valueOf(time.getNano(), 9))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** The word that goes with a number, such as {@code is} for 1 and {@code are} for any other. */
    public static String either(long count, String one, String many) {
        return count == 1 ? one : many;
    }
}
