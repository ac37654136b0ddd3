package dev.mudlark.documents.loaders;

import dev.mudlark.documents.Acl;
import dev.mudlark.documents.SourceFile;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What stands above a document's text.
 *
 * @param title when there is one
 * @param metadata every key but {@code acl} and {@code allow}
 * @param acl who may read the document
 */
record Header(Optional<String> title, Map<String, Object> metadata, Acl acl) {

    private static final Set<String> ACL_KEYS = Set.of("acl", "allow");
    private static final int DATE_LENGTH = "2025-01-31".length();

    /** A document without a header. */
    static Header none() {
        return new Header(Optional.empty(), Map.of(), Acl.PUBLIC);
    }

    /** Reads the keys that mean something; {@code file} gets the warnings. */
    static Header of(Map<String, Value> values, SourceFile file) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        Set<String> readers = new LinkedHashSet<>();
        values.forEach((key, value) -> {
            if (ACL_KEYS.contains(key)) {
                readers.addAll(readers(key, value, file));
            } else {
                metadata.put(key, plain(key, value, file));
            }
        });
        return new Header(title(values), metadata, readers.isEmpty() ? Acl.PUBLIC : new Acl(readers));
    }

    private static Optional<String> title(Map<String, Value> values) {
        return Optional.ofNullable(values.get("title"))
                .filter(Value.Scalar.class::isInstance)
                .map(Value::written)
                .filter(title -> !title.isBlank());
    }

    private static Object plain(String key, Value value, SourceFile file) {
        return switch (key) {
            case "title", "summary" -> value instanceof Value.Scalar ? value.written() : value.typed();
            case "date" -> date(value, file);
            case "tags" -> value.names().<Object>map(names -> names).orElseGet(value::typed);
            default -> value.typed();
        };
    }

    /** Dates compare as text, so a time after the day is dropped. */
    private static Object date(Value value, SourceFile file) {
        if (!(value instanceof Value.Scalar)) {
            return value.typed();
        }
        String written = value.written().strip();
        boolean hasTime = written.length() > DATE_LENGTH
                && written.charAt(4) == '-'
                && written.charAt(7) == '-'
                && "Tt ".indexOf(written.charAt(DATE_LENGTH)) >= 0;
        String day = hasTime ? written.substring(0, DATE_LENGTH) : written;
        if (isNoDay(day)) {
            file.warn(
                    "front_matter_invalid",
                    "date: '" + day + "' is no day of the calendar; write it as YYYY-MM-DD, such as 2025-01-31");
        }
        return day;
    }

    /** True for what is written like a day and is none, such as the 45th; other words and months alone may be meant. */
    private static boolean isNoDay(String text) {
        if (text.length() != DATE_LENGTH || text.charAt(4) != '-' || text.charAt(7) != '-') {
            return false;
        }
        try {
            return !LocalDate.parse(text).toString().equals(text);
        } catch (DateTimeParseException e) {
            return true;
        }
    }

    private static List<String> readers(String key, Value value, SourceFile file) {
        Optional<List<String>> names = value.names();
        if (names.isEmpty() || names.get().isEmpty()) {
            file.warn(
                    "front_matter_invalid",
                    key + " names nobody, so everybody may read the document; write a list of names, such as [staff]");
        }
        return names.orElse(List.of());
    }
}
