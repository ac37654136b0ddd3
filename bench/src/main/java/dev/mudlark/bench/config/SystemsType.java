package dev.mudlark.bench.config;

import dev.mudlark.context.DidYouMean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The list of systems: each a mapping whose {@code type} decides which other keys it may have. */
final class SystemsType implements OptionType<List<SystemEntry>> {

    private final SystemCatalog catalog;

    SystemsType(SystemCatalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public String name() {
        return "list of systems";
    }

    @Override
    public Optional<List<SystemEntry>> read(Yaml value, Place place) {
        if (!(value instanceof Yaml.Items items) || items.values().isEmpty()) {
            place.fault(
                    value.line(),
                    "write a list of systems, such as [{type: bm25}]; types are " + String.join(", ", catalog.types()));
            return Optional.empty();
        }
        List<SystemEntry> systems = new ArrayList<>();
        Map<String, SystemEntry> byName = new HashMap<>();
        for (int i = 0; i < items.values().size(); i++) {
            Place item = place.item(i);
            Yaml system = items.values().get(i);
            readSystem(system, item).ifPresent(entry -> {
                systems.add(entry);
                SystemEntry before = byName.putIfAbsent(entry.name(), entry);
                if (before != null) {
                    item.fault(
                            system.line(),
                            "the name '" + entry.name() + "' is taken by the system at " + before.where()
                                    + "; give each system a name: of its own");
                }
            });
        }
        return Optional.of(List.copyOf(systems));
    }

    private Optional<SystemEntry> readSystem(Yaml value, Place place) {
        if (!(value instanceof Yaml.Mapping mapping)) {
            place.fault(value.line(), "this is " + value.kindName() + "; write a mapping, such as {type: bm25}");
            return Optional.empty();
        }
        Optional<Yaml.Entry> entry = mapping.entry(SystemCatalog.TYPE);
        if (entry.isEmpty()) {
            place.fault(value.line(), "key 'type' is missing; types are " + String.join(", ", catalog.types()));
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
            return Optional.empty();
        }
        Values values = withoutType(mapping, section.get(), place);
        String name = values.get(SystemCatalog.NAME).orElse(section.get().title());
        return Optional.of(new SystemEntry(section.get().title(), name, values, place.file() + ":" + mapping.line()));
    }

    private static Values withoutType(Yaml.Mapping mapping, Section section, Place place) {
        List<Yaml.Entry> options = mapping.entries().stream()
                .filter(entry -> !entry.key().equals(SystemCatalog.TYPE))
                .toList();
        return section.read(new Yaml.Mapping(options, mapping.line()), place);
    }
}
