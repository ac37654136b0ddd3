package dev.mudlark.documents;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The language that a search by words knows the forms of: it reduces words to their stems and leaves out of a query the
 * words that say nothing about its subject. Identifiers and words with digits are never reduced.
 */
public enum Language {
    /** No stems, but English plurals are folded to the singular; the words that do not count are English ones. */
    NONE,
    DANISH,
    DUTCH,
    ENGLISH,
    FINNISH,
    FRENCH,
    GERMAN,
    ITALIAN,
    NORWEGIAN,
    PORTUGUESE,
    RUSSIAN,
    SPANISH,
    SWEDISH;

    /** Its name in a config: lower case. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its name in a sentence: {@code German}. */
    public String title() {
        return name().charAt(0) + label().substring(1);
    }

    /** All names for a config. */
    public static List<String> labels() {
        return Arrays.stream(values()).map(Language::label).toList();
    }

    /** The language of a name for a config; empty when there is none. */
    public static Optional<Language> of(String label) {
        return Arrays.stream(values())
                .filter(language -> language.label().equals(label))
                .findFirst();
    }
}
