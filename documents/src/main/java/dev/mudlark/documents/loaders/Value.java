package dev.mudlark.documents.loaders;

import dev.mudlark.documents.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A value of a header, before anything is read into it. */
sealed interface Value {

    /** With types: text, {@code BigDecimal}, {@code Boolean}, lists and maps of these. */
    Object typed();

    /** A scalar as it was written; empty for others. */
    default String written() {
        return "";
    }

    /** As a list of names: a list of scalars, or one text with commas. Empty when it is neither. */
    default Optional<List<String>> names() {
        return Optional.empty();
    }

    /**
     * One value.
     *
     * @param written without quotes
     * @param quoted true when it is text whatever it looks like
     */
    record Scalar(String written, boolean quoted) implements Value {

        @Override
        public Object typed() {
            Cell cell = quoted ? Cell.text(written) : Cell.of(written);
            return switch (cell.type()) {
                case NUMBER -> cell.number().<Object>map(number -> number).orElse(written);
                case BOOLEAN -> Boolean.valueOf(written.strip());
                case TEXT, EMPTY -> written;
            };
        }

        @Override
        public Optional<List<String>> names() {
            List<String> names = new ArrayList<>();
            for (int start = 0; start <= written.length(); ) {
                int comma = written.indexOf(',', start);
                int end = comma < 0 ? written.length() : comma;
                String name = written.substring(start, end).strip();
                if (!name.isEmpty()) {
                    names.add(name);
                }
                start = end + 1;
            }
            return Optional.of(names);
        }
    }

    /**
     * A list.
     *
     * @param items in order
     */
    record Items(List<Value> items) implements Value {

        @Override
        public Object typed() {
            return items.stream().map(Value::typed).toList();
        }

        @Override
        public Optional<List<String>> names() {
            return items.stream().allMatch(Scalar.class::isInstance)
                    ? Optional.of(items.stream()
                            .map(Value::written)
                            .filter(name -> !name.isBlank())
                            .toList())
                    : Optional.empty();
        }
    }

    /**
     * A mapping.
     *
     * @param entries in order
     */
    record Entries(Map<String, Value> entries) implements Value {

        @Override
        public Object typed() {
            Map<String, Object> typed = new LinkedHashMap<>();
            entries.forEach((key, value) -> typed.put(key, value.typed()));
            return typed;
        }
    }
}
