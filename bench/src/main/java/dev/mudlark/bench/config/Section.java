package dev.mudlark.bench.config;

import dev.mudlark.context.DidYouMean;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mapping of the config file with a fixed set of keys.
 *
 * @param title how the documentation names it
 * @param description what it is for, in a sentence or two
 * @param options its keys in the order of the documentation
 * @param refused keys that one might expect, each with the reason why it is not valid here
 */
public record Section(String title, String description, List<Option<?>> options, Map<String, String> refused) {

    /** Copies the list and the map. */
    public Section {
        options = List.copyOf(options);
        refused = Map.copyOf(refused);
    }

    /** A section without refused keys. */
    public static Section of(String title, String description, List<Option<?>> options) {
        return new Section(title, description, options, Map.of());
    }

    /** The names of the keys. */
    public List<String> names() {
        return options.stream().<String>map(Option::name).toList();
    }

    /** A section that is absent: every option has its default; a required one is a fault. */
    public Values absent(Place place, int line) {
        return read(new Yaml.Mapping(List.of(), line), place);
    }

    /** Reads a section. Faults go to the place; what was read right is there nevertheless. */
    public Values read(Yaml value, Place place) {
        IdentityHashMap<Option<?>, Object> given = new IdentityHashMap<>();
        if (!(value instanceof Yaml.Mapping mapping)) {
            place.fault(
                    value.line(),
                    "this is " + value.kindName() + "; write keys and values: " + String.join(", ", names()));
            return new Values(given, options, value.line());
        }
        for (Yaml.Entry entry : mapping.entries()) {
            Optional<Option<?>> option = option(entry.key());
            if (option.isEmpty()) {
                unknown(entry, place);
            } else {
                option.get()
                        .type()
                        .read(entry.value(), place.child(entry.key()))
                        .ifPresent(read -> given.put(option.get(), read));
            }
        }
        for (Option<?> option : options) {
            if (option.fallback().isEmpty() && mapping.entry(option.name()).isEmpty()) {
                place.faultAt(
                        mapping.line(),
                        "key '" + option.name() + "' is missing" + place.inKey() + " ("
                                + option.type().name() + "): " + option.description());
            }
        }
        return new Values(given, options, mapping.line());
    }

    private Optional<Option<?>> option(String name) {
        return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    private void unknown(Yaml.Entry entry, Place place) {
        String reason = refused.get(entry.key());
        if (reason != null) {
            place.child(entry.key()).fault(entry.line(), reason);
            return;
        }
        place.faultAt(
                entry.line(),
                "unknown key '" + entry.key() + "'" + place.inKey() + "; valid keys are " + String.join(", ", names())
                        + DidYouMean.hint(entry.key(), names()));
    }
}
