package dev.mudlark.documents.loaders;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The fields at the top of a reStructuredText file: {@code Key: value} as in Python Enhancement Proposals, or a field
 * list {@code :key: value}. Indented lines continue a value; the first line that is no field ends the block.
 */
final class RestHeader {

    private static final int LONGEST_KEY = 40;

    private final Map<String, StringBuilder> fields = new LinkedHashMap<>();
    private String key = "";

    private RestHeader() {}

    /** Keys in lower case with their values as text; empty when the file does not start with fields. */
    static Map<String, Value> parse(String text) {
        RestHeader header = new RestHeader();
        int start = 0;
        while (start < text.length()) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline;
            if (!header.line(text.substring(start, end).stripTrailing())) {
                break;
            }
            start = end + 1;
        }
        Map<String, Value> values = new LinkedHashMap<>();
        header.fields.forEach((name, value) -> values.put(name, new Value.Scalar(value.toString(), true)));
        return values;
    }

    private boolean line(String line) {
        if (line.isEmpty()) {
            return false;
        }
        if (Character.isWhitespace(line.charAt(0))) {
            Optional.ofNullable(fields.get(key)).ifPresent(value -> append(value, line.strip()));
            return !key.isEmpty();
        }
        int from = line.startsWith(":") ? 1 : 0;
        int colon = line.indexOf(':', from);
        boolean separated = colon + 1 == line.length() || (colon > 0 && line.charAt(colon + 1) == ' ');
        if (colon <= from || colon > LONGEST_KEY || !separated || !isKey(line.substring(from, colon))) {
            return false;
        }
        key = line.substring(from, colon).toLowerCase(Locale.ROOT);
        append(
                fields.computeIfAbsent(key, k -> new StringBuilder()),
                line.substring(colon + 1).strip());
        return true;
    }

    private static void append(StringBuilder value, String more) {
        if (!value.isEmpty() && !more.isEmpty()) {
            value.append(' ');
        }
        value.append(more);
    }

    private static boolean isKey(String key) {
        return key.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-' || c == '_');
    }
}
