package dev.mudlark.bench.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mapping of names that its writer chooses to sections of one kind.
 *
 * @param name what is written there, for the documentation
 * @param example for messages
 * @param names reads a name
 * @param section what stands behind each name
 */
record NamedSections<K>(String name, String example, NameReader<K> names, Section section)
        implements OptionType<NamedSections.Entries<K>> {

    /** Reads a name that stands at a line. */
    interface NameReader<K> {
        /** Empty when it is none; then the fault was told. */
        Optional<K> read(String text, int line, Place place);
    }

    /**
     * A name with what stands behind it.
     *
     * @param name the name
     * @param where file and line of the name
     * @param values what its section says; a fault in it was told
     */
    record Named<K>(K name, String where, Values values) {}

    /**
     * What could be read.
     *
     * @param list in the order of the file
     * @param complete false when a name could not be read
     */
    record Entries<K>(List<Named<K>> list, boolean complete) {

        /** Copies the list. */
        Entries {
            list = List.copyOf(list);
        }

        static <K> Entries<K> none() {
            return new Entries<>(List.of(), true);
        }
    }

    @Override
    public Optional<Entries<K>> read(Yaml value, Place place) {
        if (!(value instanceof Yaml.Mapping mapping)) {
            return Scalars.wrong(value, place, "write a mapping, such as " + example);
        }
        List<Named<K>> read = new ArrayList<>();
        Map<K, String> before = new HashMap<>();
        for (Yaml.Entry entry : mapping.entries()) {
            Values values = section.read(entry.value(), place.child(entry.key()));
            Optional<K> key = names.read(entry.key(), entry.line(), place);
            String same = key.map(known -> before.put(known, entry.key())).orElse(null);
            if (same != null) {
                place.fault(entry.line(), "'" + entry.key() + "' names the same as '" + same + "'; remove one");
            }
            key.ifPresent(known -> read.add(new Named<>(known, place.at(entry.line()), values)));
        }
        return Optional.of(new Entries<>(read, read.size() == mapping.entries().size()));
    }

    /** Nothing is shown of it beside the name of its key. */
    @Override
    public String text(Entries<K> value) {
        return "";
    }
}
