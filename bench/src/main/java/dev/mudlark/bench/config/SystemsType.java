package dev.mudlark.bench.config;

import dev.mudlark.context.DidYouMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The list of systems: each a mapping whose {@code type} decides which other keys it may have. */
final class SystemsType implements OptionType<SystemList> {

    private static final String NAME = SystemCatalog.NAME.name();

    private final SystemCatalog catalog;

    SystemsType(SystemCatalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public String name() {
        return "list of systems";
    }

    @Override
    public Optional<SystemList> read(Yaml value, Place place) {
        if (!(value instanceof Yaml.Items items) || items.values().isEmpty()) {
            place.fault(
                    value.line(),
                    "write a list of systems, such as [{type: bm25}]; types are " + String.join(", ", catalog.types()));
            return Optional.empty();
        }
        List<SystemEntry> systems = new ArrayList<>();
        List<SystemList.Untyped> untyped = new ArrayList<>();
        PossibleNames possible = PossibleNames.NONE;
        for (int i = 0; i < items.values().size(); i++) {
            possible = possible.and(readSystem(items.values().get(i), place.item(i), systems, untyped));
        }
        return Optional.of(new SystemList(systems, possible, untyped));
    }

    /** Adds the system to one of the lists. The names it may have when its type cannot be read, or when its name cannot. */
    private PossibleNames readSystem(
            Yaml value, Place place, List<SystemEntry> systems, List<SystemList.Untyped> untyped) {
        if (!(value instanceof Yaml.Mapping mapping)) {
            place.fault(value.line(), "this is " + value.kindName() + "; write a mapping, such as {type: bm25}");
            return PossibleNames.ANY;
        }
        Optional<Section> section = section(mapping, place);
        if (section.isEmpty()) {
            Optional<Yaml.Entry> written = mapping.entry(NAME);
            Optional<String> name = written.flatMap(entry -> new NameType().read(entry.value(), place.child(NAME)));
            name.ifPresent(known -> untyped.add(new SystemList.Untyped(
                    known,
                    place.at(mapping.line()),
                    place.at(written.orElseThrow().value().line()),
                    systems.size())));
            return written.isPresent()
                    ? name.map(known -> new PossibleNames(false, Set.of(known))).orElse(PossibleNames.ANY)
                    : namesOf(mapping);
        }
        Values values = withoutType(mapping, section.get(), place);
        String type = section.get().title();
        SystemEntry entry = new SystemEntry(type, values.get(SystemCatalog.NAME).orElse(type), values);
        systems.add(entry);
        return entry.isNamed() ? PossibleNames.NONE : PossibleNames.ANY;
    }

    private Optional<Section> section(Yaml.Mapping mapping, Place place) {
        Optional<Yaml.Entry> entry = mapping.entry(SystemCatalog.TYPE);
        if (entry.isEmpty()) {
            place.fault(mapping.line(), "key 'type' is missing; types are " + String.join(", ", catalog.types()));
            return Optional.empty();
        }
        Place typePlace = place.child(SystemCatalog.TYPE);
        Optional<String> type = OptionTypes.text().read(entry.get().value(), typePlace);
        Optional<Section> section = type.flatMap(catalog::section);
        if (section.isEmpty()) {
            type.ifPresent(name -> typePlace.fault(
                    entry.get().line(),
                    "unknown system '" + name + "'; types are " + String.join(", ", catalog.types())
                            + DidYouMean.hint(name, catalog.types())));
        }
        return section;
    }

    /** Of a system without a type and a name it is not known which type's name it has. */
    private PossibleNames namesOf(Yaml.Mapping mapping) {
        boolean misspelled = mapping.entries().stream()
                .anyMatch(
                        entry -> DidYouMean.closest(entry.key(), List.of(NAME)).isPresent());
        return misspelled ? PossibleNames.ANY : new PossibleNames(false, Set.copyOf(catalog.types()));
    }

    private static Values withoutType(Yaml.Mapping mapping, Section section, Place place) {
        List<Yaml.Entry> options = mapping.entries().stream()
                .filter(entry -> !entry.key().equals(SystemCatalog.TYPE))
                .toList();
        return section.read(new Yaml.Mapping(options, mapping.line()), place);
    }
}
