package dev.mudlark.evaluation;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Whether two references name one model. Who serves it makes no difference: the same weights prefer their own answers
 * wherever they are asked.
 */
final class SameModel {

    /**
     * Ends that name a snapshot of a model: {@code -2026-03-05}, {@code -20250514}, {@code -0613}, {@code -05-20},
     * {@code -001}, {@code -latest}.
     */
    private static final Pattern SNAPSHOT =
            Pattern.compile("[-@:](20\\d{2}-?[01]\\d-?[0-3]\\d|[01]\\d-?[0-3]\\d|00\\d|latest)$");

    private SameModel() {}

    /** True when both name one model. */
    static boolean is(String one, String other) {
        return name(one).equals(name(other));
    }

    private static String name(String reference) {
        String lower = reference.strip().toLowerCase(Locale.ROOT);
        String path = lower.substring(lower.lastIndexOf('/') + 1);
        boolean ofProvider = path.length() == lower.length() && path.indexOf(':') >= 0;
        String name = ofProvider ? path.substring(path.indexOf(':') + 1) : path;
        return SNAPSHOT.matcher(name).replaceFirst("");
    }
}
