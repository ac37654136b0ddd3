package dev.mudlark.documents;

/**
 * Something worth telling about a file that was read or passed over.
 *
 * @param path path relative to the root with {@code /}
 * @param code stable, such as {@code front_matter_invalid} or {@code unsupported_type}
 * @param severity whether the file is in the collection
 * @param message what is wrong, where, and what to do
 */
public record LoadNotice(String path, String code, Severity severity, String message) {

    /** What became of the file. */
    public enum Severity {
        /** It is in the collection. */
        WARNING,
        /** It was left out on purpose, such as an unsupported type. */
        SKIPPED,
        /** It was left out because it is broken or unreadable. */
        ERROR
    }
}
