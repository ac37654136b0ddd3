package dev.mudlark.tools.tables;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The last line of a result: what did not take part. */
final class Footer {

    private Footer() {}

    /** The sentences that are not empty, on one line; nothing when all are. */
    static String of(String... sentences) {
        return Arrays.stream(sentences).filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    }
}
