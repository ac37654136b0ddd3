package dev.mudlark.cli;

/** Numbers with what they count. */
final class Counted {
    private Counted() {}

    /** Such as {@code 1 table}, {@code 3 tables}. */
    static String of(long count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
