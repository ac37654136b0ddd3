package dev.mudlark.routing;

import java.util.Locale;

/** What is wrong with descriptions, seen from one question. */
public enum DiagnosisKind {
    /** A tool is expected and none was chosen: the topic is covered in words that the question does not use, or not at all. */
    VOCABULARY_MISS,
    /** Another tool was chosen: no description says which of them owns such questions. */
    SCOPE_GAP,
    /** What the question shares with the chosen description are words that stand everywhere. */
    FUNCTION_WORDS_ONLY,
    /** The right tool was chosen because of one word. */
    THIN_MATCH,
    /** Several tools scored the same; the first one listed was taken. */
    TIE;

    /** The name in files and tables, such as {@code vocabulary_miss}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
