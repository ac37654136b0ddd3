package dev.mudlark.routing.sets;

import java.util.List;

/** A value of a file with the line it stands on, from 1. */
sealed interface Value {

    int line();

    /**
     * A plain value.
     *
     * @param text as it is written
     * @param kind what it is
     */
    record Plain(String text, Kind kind, int line) implements Value {}

    /** What a plain value is. */
    enum Kind {
        TEXT,
        EMPTY,
        /** A number, or true or false. */
        OTHER
    }

    /** A list. */
    record Items(List<Value> values, int line) implements Value {
        public Items {
            values = List.copyOf(values);
        }
    }

    /** Keys and values in their order, each key once. */
    record Mapping(List<Entry> entries, int line) implements Value {
        public Mapping {
            entries = List.copyOf(entries);
        }
    }

    /** A key with its value and the key's line. */
    record Entry(String key, Value value, int line) {}

    /** For messages: what stands there. */
    default String described() {
        return switch (this) {
            case Plain plain ->
                switch (plain.kind()) {
                    case TEXT -> plain.text().isBlank() ? "blank text" : "'" + plain.text() + "'";
                    case EMPTY -> "nothing";
                    case OTHER -> plain.text();
                };
            case Items items -> "a list";
            case Mapping mapping -> "a mapping";
        };
    }
}
