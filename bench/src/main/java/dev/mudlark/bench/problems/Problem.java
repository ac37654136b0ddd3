package dev.mudlark.bench.problems;

/**
 * One fault in what a user gave.
 *
 * @param where a file with a line ({@code configs/all.yaml:12}), a path, or an option of the command
 * @param message what is wrong and what to do
 */
public record Problem(String where, String message) {

    /** Both in one line. */
    @Override
    public String toString() {
        return where + ": " + message;
    }
}
