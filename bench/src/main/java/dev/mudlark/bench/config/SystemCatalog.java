package dev.mudlark.bench.config;

import java.util.List;
import java.util.Optional;

/**
 * The types of systems that a config may name.
 *
 * @param sections one for each type; the title is the type
 */
public record SystemCatalog(List<Section> sections) {

    /** The key that names a system. */
    public static final Option<Optional<String>> NAME =
            Option.unset("name", new NameType(), "Name in every table and file, unique. Unset: the type.");

    /** The key that chooses the section. */
    static final String TYPE = "type";

    /** Copies the list. */
    public SystemCatalog {
        sections = List.copyOf(sections);
    }

    /** The names of the types. */
    public List<String> types() {
        return sections.stream().map(Section::title).toList();
    }

    Optional<Section> section(String type) {
        return sections.stream().filter(section -> section.title().equals(type)).findFirst();
    }
}
