package dev.mudlark.context;

import java.util.List;
import java.util.Optional;

/**
 * What a reader of JSON (Jackson) complains of, in words for people who know JSON and not the reader: never a class, a
 * setting or a position in the reader's source.
 */
public final class JsonWords {

    /** Where a message begins to speak of the reader instead of the text. */
    private static final List<String> INTERNALS =
            List.of("\n", " (start marker at", " at [Source", ", from `", " [Source");

    private static final String FALLBACK = "it cannot be read as JSON";

    private record Rule(String marker, String words) {}

    /** The first that stands in a message says what it means; {@code %s} is what the message has in quotes or numbers. */
    private static final List<Rule> RULES = List.of(
            new Rule("Duplicate field ", "the key %s stands twice"),
            new Rule("Duplicate Object property ", "the key %s stands twice"),
            new Rule("in numeric value", "a number is not written as JSON writes them"),
            new Rule("only regular white space", "a character that is not allowed stands outside of texts"),
            new Rule("root-level values", "there is more after the end of the value"),
            new Rule("hex-digit", "%s stands where a hexadecimal digit of \\u is needed"),
            new Rule("comment", "JSON has no comments; remove it"),
            new Rule("Trailing token", "there is more after the end of the value"),
            new Rule("expected close marker for Object", "it ends before a { is closed"),
            new Rule("expected close marker for Array", "it ends before a [ is closed"),
            new Rule("expecting closing quote", "it ends before a quote is closed"),
            new Rule("Unexpected end-of-input", "it ends too early"),
            new Rule("Unexpected close marker", "%s closes what was not opened"),
            new Rule("Unrecognized token ", "%s is no JSON value; text needs double quotes"),
            new Rule("expecting comma", "%s stands where a comma is needed"),
            new Rule("expecting a colon", "%s stands where a colon is needed"),
            new Rule("expecting double-quote to start field name", "%s stands where a key in double quotes is needed"),
            new Rule(
                    "Illegal unquoted character",
                    "a line break or control character stands inside a text; write \\n or the" + " like"),
            new Rule("Unrecognized character escape", "%s cannot follow a backslash"),
            new Rule("Leading zeroes not allowed", "a number begins with a needless 0"),
            new Rule("Invalid numeric value", "a number is not written as JSON writes them"),
            new Rule("Document nesting depth", "it is nested too deep"),
            new Rule("Number value length", "a number has too many digits"),
            new Rule("String value length", "a text is too long"),
            new Rule("Name length", "a key is too long"),
            new Rule("Unexpected character", "%s stands where a value is needed"));

    private JsonWords() {}

    /** The message in plain words, in one line. */
    public static String of(String message) {
        return RULES.stream()
                .filter(rule -> message.contains(rule.marker()))
                .findFirst()
                .map(rule -> rule.words().replace("%s", quoted(message).orElse("a control character")))
                .orElseGet(() -> plain(message));
    }

    /** The first text in single quotes, with them; an apostrophe in it included. */
    private static Optional<String> quoted(String message) {
        int from = message.indexOf('\'');
        if (from < 0) {
            return Optional.empty();
        }
        int to = message.indexOf('\'', from + 2);
        return to < 0 ? Optional.empty() : Optional.of(message.substring(from, to + 1));
    }

    private static String plain(String message) {
        String text = message;
        for (String internal : INTERNALS) {
            int at = text.indexOf(internal);
            text = at < 0 ? text : text.substring(0, at);
        }
        return text.isBlank() || PlainWords.speaksOfCode(text) ? FALLBACK : text;
    }
}
