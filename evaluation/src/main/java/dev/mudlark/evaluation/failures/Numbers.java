package dev.mudlark.evaluation.failures;

import dev.mudlark.evaluation.text.FoldedText;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers in texts; digits within words, ids, versions and dates are none. */
final class Numbers {

    private static final Pattern NUMBER = Pattern.compile(
            "(?<![\\p{L}\\p{N}_.,/#-])-?[0-9]{1,30}(?:\\.[0-9]{1,30})?(?![\\p{L}\\p{N}_]|[.,/:-][\\p{L}\\p{N}])");
    private static final Pattern AMOUNT =
            Pattern.compile("[$\u20ac\u00a3]? ?(" + NUMBER + ")(?: ?%| [^\\p{N}]{1,40})?");

    private Numbers() {}

    /** Those that stand in a text. */
    static Set<BigDecimal> in(FoldedText text) {
        Set<BigDecimal> numbers = new LinkedHashSet<>();
        Matcher matcher = NUMBER.matcher(Dates.removedFrom(text));
        while (matcher.find()) {
            numbers.add(new BigDecimal(matcher.group()).stripTrailingZeros());
        }
        return numbers;
    }

    /** True when a text is a number, perhaps with its unit. */
    static boolean isOne(String text) {
        FoldedText folded = FoldedText.of(text);
        return !Dates.isOne(text) && AMOUNT.matcher(folded.value()).matches();
    }
}
