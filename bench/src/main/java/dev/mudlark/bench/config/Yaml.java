package dev.mudlark.bench.config;

import java.util.List;
import java.util.Optional;

/** A value of a YAML file with the line it stands on. */
public sealed interface Yaml {

    /** The line, from 1. */
    int line();

    /** How to name this kind of value to a user, such as {@code a list}. */
    String kindName();

    /** What a plain value is. */
    enum Kind {
        TEXT("text"),
        INTEGER("a whole number"),
        NUMBER("a number"),
        BOOLEAN("true or false"),
        NULL("empty");

        private final String spoken;

        Kind(String spoken) {
            this.spoken = spoken;
        }
    }

    /** A plain value. */
    record Scalar(String text, Kind kind, int line) implements Yaml {
        @Override
        public String kindName() {
            return kind.spoken;
        }
    }

    /** A list. */
    record Items(List<Yaml> values, int line) implements Yaml {
        /** Copies the list. */
        public Items {
            values = List.copyOf(values);
        }

        @Override
        public String kindName() {
            return "a list";
        }
    }

    /** Keys and values in their order, each key once. */
    record Mapping(List<Entry> entries, int line) implements Yaml {
        /** Copies the list. */
        public Mapping {
            entries = List.copyOf(entries);
        }

        /** The entry of {@code key}. */
        public Optional<Entry> entry(String key) {
            return entries.stream().filter(entry -> entry.key().equals(key)).findFirst();
        }

        @Override
        public String kindName() {
            return "a mapping";
        }
    }

    /** A key with its value and the key's line. */
    record Entry(String key, Yaml value, int line) {}
}
