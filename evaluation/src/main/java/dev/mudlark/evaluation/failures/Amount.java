package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.text.Dates;
import dev.mudlark.evaluation.text.FoldedText;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number with its unit. Digits within words, ids, versions, codes with leading zeros and dates are no numbers.
 *
 * @param value the number, without zeros at its end
 * @param unit the first word behind it, without a plural s; empty where there is none or it is a percent sign
 */
record Amount(BigDecimal value, String unit) {

    private static final String DIGITS = "-?(?!0[0-9])[0-9]{1,30}(?:\\.[0-9]{1,30})?";
    private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\p{N}_.,/#-])(" + DIGITS
            + ")(?![\\p{L}\\p{N}_]|[.,/:][\\p{L}\\p{N}]|-\\p{N})(?:[ -]?(\\p{L}{1,20}))?");
    private static final Pattern ALONE = Pattern.compile("(?:[$\u20ac\u00a3] ?|(?:eur|usd|gbp) )?(" + DIGITS
            + ")(?: ?%|[ -]?(\\p{L}{1,20})(?:[ /][\\p{L}/]{1,20}){0,2})?");

    /** An amount and nothing else; empty when the text is something else. */
    static Optional<Amount> of(String text) {
        Matcher alone = ALONE.matcher(FoldedText.of(text).value());
        return alone.matches() && Dates.kind(text).isEmpty() ? Optional.of(of(alone)) : Optional.empty();
    }

    /**
     * The numbers that stand in a text.
     *
     * @param unit only those with this unit; empty text: all
     */
    static Set<BigDecimal> in(FoldedText text, String unit) {
        Set<BigDecimal> numbers = new LinkedHashSet<>();
        Matcher matcher = NUMBER.matcher(Dates.removedFrom(text));
        while (matcher.find()) {
            Amount amount = of(matcher);
            if (unit.isEmpty() || unit.equals(amount.unit)) {
                numbers.add(amount.value);
            }
        }
        return numbers;
    }

    private static Amount of(Matcher found) {
        String word = found.group(2) == null ? "" : found.group(2);
        boolean plural = word.length() > 2 && word.endsWith("s");
        return new Amount(
                new BigDecimal(found.group(1)).stripTrailingZeros(),
                plural ? word.substring(0, word.length() - 1) : word);
    }
}
