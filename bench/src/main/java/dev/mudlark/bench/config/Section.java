package dev.mudlark.bench.config;

import dev.mudlark.context.DidYouMean;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

    /** Reads a section. Faults go to the place; what was read right is there nevertheless. */
    public Values read(Yaml value, Place place) {
        if (!(value instanceof Yaml.Mapping mapping)) {
            place.fault(
                    value.line(),
                    "this is " + value.kindName() + "; write keys and values: " + String.join(", ", names()));
            return Values.unreadable(place.file(), value.line(), options);
        }
        Values values = Values.at(place.file(), mapping.line(), options);
        Set<String> meant = new HashSet<>();
        for (Yaml.Entry entry : mapping.entries()) {
            Optional<Option<?>> known = option(entry.key());
            known.ifPresentOrElse(
                    option -> values.put(
                            option,
                            option.type().read(entry.value(), place.child(entry.key())),
                            entry.value().line()),
                    () -> unknown(entry, place).ifPresent(meant::add));
        }
        for (Option<?> option : options) {
            if (mapping.entry(option.name()).isEmpty()) {
                absent(option, meant.contains(option.name()), values, mapping.line(), place);
            }
        }
        return values;
    }

    /** What a misspelled key was meant for is not known; to call it missing too would tell one fault twice. */
    private static void absent(Option<?> option, boolean misspelled, Values values, int line, Place place) {
        boolean missing = option.fallback().isEmpty();
        if (misspelled || missing) {
            values.putMissing(option);
        }
        if (missing && !misspelled) {
            place.faultAt(
                    line,
                    "key '" + option.name() + "' is missing" + place.inKey() + " ("
                            + option.type().name() + "): " + option.description());
        }
    }

    private Optional<Option<?>> option(String name) {
        return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    /** Tells of an unknown key; the key that was meant, if one is close. */
    private Optional<String> unknown(Yaml.Entry entry, Place place) {
        String reason = refused.get(entry.key());
        if (reason != null) {
            place.child(entry.key()).fault(entry.line(), reason);
            return Optional.empty();
        }
        place.faultAt(
                entry.line(),
                "unknown key '" + entry.key() + "'" + place.inKey() + "; valid keys are " + String.join(", ", names())
                        + DidYouMean.hint(entry.key(), names()));
        return DidYouMean.closest(entry.key(), names());
    }
}
