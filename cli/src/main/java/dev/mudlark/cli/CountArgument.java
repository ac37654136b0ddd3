package dev.mudlark.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number as typed. */
final class CountArgument implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String typed) {
        try {
            return Integer.valueOf(typed);
        } catch (NumberFormatException e) {
            boolean digits = !typed.isEmpty()
                    && typed.chars().skip(typed.startsWith("-") ? 1 : 0).allMatch(Character::isDigit);
            throw new TypeConversionException("'" + typed + "' is " + (digits ? "too large" : "not a whole number")
                    + "; write digits, such as 5");
        }
    }
}
