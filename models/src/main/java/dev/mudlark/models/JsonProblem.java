package dev.mudlark.models;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What is wrong with a JSON text, in words for a model: the reader's own speak of its settings. */
final class JsonProblem {

    private static final String MORE = "something follows the object; send one object only";

    /** What the reader's messages contain, and what is said instead; the order decides. */
    private static final List<Map.Entry<String, String>> KINDS = List.of(
            Map.entry("duplicate", "a name stands twice in one object; write each once"),
            Map.entry("non-standard token", "NaN and Infinity are no JSON numbers; write a number or null"),
            Map.entry("start field name", "a name has to stand there, in double quotes"),
            Map.entry("start property name", "a name has to stand there, in double quotes"),
            Map.entry("escape", "an unknown escape in a string; write \\\\ for a backslash"),
            Map.entry("separate field name", "a colon is missing behind a name"),
            Map.entry("separate property name", "a colon is missing behind a name"),
            Map.entry("to separate", "a comma or a closing bracket is missing"),
            Map.entry("close marker", "a bracket is closed by one of another kind"),
            Map.entry("numeric value", "a number is not written as JSON writes numbers"),
            Map.entry("decimal point", "a number is not written as JSON writes numbers"),
            Map.entry("comment", "comments have no place in JSON; leave them out"));

    private JsonProblem() {}

    /**
     * The problem and where it is, counted from 1.
     *
     * @param text what was read
     * @param before how many characters stand before it in what the model wrote; negative when that is unknown
     */
    static String say(JsonProcessingException problem, String text, int before) {
        long offset = problem.getLocation() == null ? -1 : problem.getLocation().getCharOffset();
        String kind = kind(problem, text, offset);
        return offset < 0 ? kind : "at character " + (offset + Math.max(before, 0) + 1) + ": " + kind;
    }

    /**
     * Something stands behind the object.
     *
     * @param offset where, in characters from the beginning of what was read
     * @param before as for {@link #say}
     */
    static String more(int offset, int before) {
        return "at character " + (offset + Math.max(before, 0) + 1) + ": " + MORE;
    }

    private static String kind(JsonProcessingException problem, String text, long offset) {
        String message = String.valueOf(problem.getOriginalMessage()).toLowerCase(Locale.ROOT);
        return switch (problem) {
            case JsonEOFException end -> "the text ends too early: a bracket or a quotation mark is not closed";
            case StreamConstraintsException limit -> limit(message);
            case MismatchedInputException more -> MORE;
            default ->
                KINDS.stream()
                        .filter(kind -> message.contains(kind.getKey()))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElseGet(() -> unexpected(text, offset));
        };
    }

    private static String limit(String message) {
        if (message.contains("depth")) {
            return "it is nested too deeply";
        }
        return message.contains("number") ? "a number has too many digits" : "a text or a name in it is too long";
    }

    private static String unexpected(String text, long offset) {
        String value = "a value has to stand there; texts stand in double quotes";
        if (offset < 0 || offset >= text.length()) {
            return value;
        }
        int c = text.codePointAt((int) offset);
        return Character.isISOControl(c) || Character.isSurrogate((char) c)
                ? "a control character has no place there"
                : "'" + Character.toString(c) + "' is not expected; " + value;
    }
}
