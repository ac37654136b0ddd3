package dev.mudlark.documents.loaders;

import java.util.List;

/** What a reader of TOML (Jackson's) complains of, in words for people who write TOML. */
final class TomlWords {

    private static final String FALLBACK = "it cannot be read as TOML";

    private record Rule(String marker, String words) {}

    /** The first that stands in a message says what it means. */
    private static final List<Rule> RULES = List.of(
            new Rule("Duplicate key", "a key stands twice"),
            new Rule("Table redefined", "a [table] stands twice"),
            new Rule("Premature end", "it ends before a quote or a bracket is closed"),
            new Rule("EOF in wrong state", "it ends before a quote or a bracket is closed"),
            new Rule("expected value", "a value is missing or is none; put text in quotes"),
            new Rule("expected comma or table end", "a { is not closed, or a comma is missing"),
            new Rule("expected comma or array end", "a [ is not closed, or a comma is missing"),
            new Rule("expected quoted or unquoted key", "a key is missing"),
            new Rule("expected key or table", "a key or a [table] has to begin the line"),
            new Rule("Trailing comma", "a comma stands before a }; remove it"),
            new Rule("More data after value", "more stands right behind a value; a comma is missing, or quotes"),
            new Rule("already", "a [table] or a list is written on that was closed before"),
            new Rule("Path into existing", "a key goes on from a value that holds no keys"),
            new Rule("Newline not permitted", "the line ends where it must go on; put text of several lines in \"\"\""),
            new Rule("Comment not permitted", "a comment stands where none may"),
            new Rule("Unknown escape", "a backslash in quotes begins nothing known; write \\\\ for a backslash"),
            new Rule("Invalid code point", "a \\u names no character"),
            new Rule("Zero-prefixed", "a number begins with a needless 0; put it in quotes to keep that"),
            new Rule("Not a valid Number", "a number is not written as TOML writes them"),
            new Rule("control character", "a control character stands there"),
            new Rule("nesting depth", "it is nested too deep"),
            new Rule("Number value length", "a number has too many digits"),
            new Rule("value length", "a text is too long"),
            new Rule("Unknown token", "no key, value or = can be read here; put text in quotes"),
            new Rule(
                    "Unexpected token",
                    "something stands where an equals sign, a dot or the end of the line is needed"));

    private TomlWords() {}

    /** The message in plain words, in one line. */
    static String of(String message) {
        return RULES.stream()
                .filter(rule -> message.contains(rule.marker()))
                .findFirst()
                .map(Rule::words)
                .orElse(FALLBACK);
    }
}
