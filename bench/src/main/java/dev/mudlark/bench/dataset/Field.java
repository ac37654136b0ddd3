package dev.mudlark.bench.dataset;

import java.util.List;

/**
 * A field of a data file, for messages and documentation.
 *
 * @param name its key
 * @param type what is written there
 * @param required whether every record must have it
 * @param description what it says
 */
public record Field(String name, String type, boolean required, String description) {

    static Field required(String name, String type, String description) {
        return new Field(name, type, true, description);
    }

    static Field optional(String name, String type, String description) {
        return new Field(name, type, false, description);
    }

    static List<String> names(List<Field> fields) {
        return fields.stream().map(Field::name).toList();
    }
}
