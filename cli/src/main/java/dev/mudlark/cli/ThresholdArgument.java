package dev.mudlark.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number of questions ({@code 15}) or a share of them ({@code 75%}) as typed. */
final class ThresholdArgument implements ITypeConverter<ThresholdArgument.Threshold> {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /**
     * A number of questions.
     *
     * @param typed as it was typed
     * @param number whole questions, or percent of them
     * @param percent true for a share
     */
    record Threshold(String typed, BigDecimal number, boolean percent) {

        /** The number among {@code n}, which for a share need not be whole. */
        BigDecimal of(int n) {
            return percent ? number.multiply(BigDecimal.valueOf(n)).divide(HUNDRED, 9, RoundingMode.HALF_UP) : number;
        }
    }

    @Override
    public Threshold convert(String typed) {
        String text = typed.strip();
        boolean percent = text.endsWith("%");
        Optional<BigDecimal> number =
                number(percent ? text.substring(0, text.length() - 1).strip() : text);
        boolean fits = number.isPresent()
                && number.get().signum() >= 0
                && (percent
                        ? number.get().compareTo(HUNDRED) <= 0
                        : number.get().stripTrailingZeros().scale() <= 0
                                && number.get().precision() < 10);
        if (!fits) {
            throw new TypeConversionException(
                    "'" + typed + "': write a number of questions, such as 15, or a share of them, such as 75%");
        }
        return new Threshold(text, number.get(), percent);
    }

    private static Optional<BigDecimal> number(String text) {
        boolean plain =
                !text.isEmpty() && text.length() < 20 && text.chars().allMatch(c -> c == '.' || (c >= '0' && c <= '9'));
        try {
            return plain ? Optional.of(new BigDecimal(text)) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
