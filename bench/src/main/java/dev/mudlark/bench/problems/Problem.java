package dev.mudlark.bench.problems;

/**
 * One fault in what a user gave.
 *
 * @param where a file with a line ({@code configs/all.yaml:12}), a path, or an option of the command; empty when it is
 *     about none of them
 * @param message what is wrong and what to do
 */
public record Problem(String where, String message) {

    /** Both in one line. */
    @Override
    public String toString() {
        return where.isEmpty() ? message : where + ": " + message;
    }

    /** Where, without the line. */
    String file() {
        return line() == 0 ? where : where.substring(0, where.lastIndexOf(':'));
    }

    /** The line, from 1; 0 when it is about a whole file or none. */
    int line() {
        String number = where.substring(where.lastIndexOf(':') + 1);
        boolean isLine = number.length() < where.length()
                && !number.isEmpty()
                && number.length() < 10
                && number.chars().allMatch(c -> c >= '0' && c <= '9');
        return isLine ? Integer.parseInt(number) : 0;
    }
}
