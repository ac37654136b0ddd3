package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.OptionType;
import dev.mudlark.bench.config.Place;
import dev.mudlark.bench.config.Scalars;
import dev.mudlark.bench.config.Yaml;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBoxException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The {@code tools:} list of an agent: names, or mappings of {@code name} and the tool's options. */
final class ToolsType implements OptionType<List<Tool>> {

    private static final String SEARCH = "search";

    @Override
    public String name() {
        return "list of tools";
    }

    @Override
    public Optional<List<Tool>> read(Yaml value, Place place) {
        if (!(value instanceof Yaml.Items items)) {
            place.fault(
                    value.line(),
                    "this is " + value.kindName() + "; write a list of tools, such as [calculator]; []"
                            + " for search alone");
            return Optional.empty();
        }
        List<Tool> tools = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < items.values().size(); i++) {
            Yaml item = items.values().get(i);
            Place itemPlace = place.item(i);
            toolName(item, itemPlace)
                    .filter(name -> isOffered(name, item, itemPlace))
                    .ifPresent(name -> {
                        if (names.add(name)) {
                            tool(name, item, itemPlace).ifPresent(tools::add);
                        } else {
                            itemPlace.fault(item.line(), "'" + name + "' stands twice; remove one");
                        }
                    });
        }
        return Optional.of(List.copyOf(tools));
    }

    private static Optional<String> toolName(Yaml item, Place place) {
        if (item instanceof Yaml.Mapping mapping) {
            Optional<Yaml.Entry> name = mapping.entry("name");
            if (name.isEmpty()) {
                place.fault(item.line(), "key 'name' is missing; write {name: corpus_grep, max_results: 10}");
            }
            return name.flatMap(entry -> Scalars.text(entry.value(), place.child("name")));
        }
        return Scalars.text(item, place);
    }

    private static boolean isOffered(String name, Yaml item, Place place) {
        if (name.equals(SEARCH)) {
            place.fault(item.line(), "'search' is always there; remove it from this list");
            return false;
        }
        List<String> valid = BuiltInTools.names().stream()
                .filter(known -> !known.equals(SEARCH))
                .toList();
        if (!valid.contains(name)) {
            place.fault(
                    item.line(),
                    "unknown tool '" + name + "'; tools are " + String.join(", ", valid)
                            + DidYouMean.hint(name, valid));
            return false;
        }
        return true;
    }

    private static Optional<Tool> tool(String name, Yaml item, Place place) {
        try {
            return Optional.of(BuiltInTools.create(name, options(item, place)));
        } catch (ToolBoxException e) {
            place.fault(item.line(), String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static Map<String, Object> options(Yaml item, Place place) {
        Map<String, Object> options = new LinkedHashMap<>();
        if (item instanceof Yaml.Mapping mapping) {
            for (Yaml.Entry entry : mapping.entries()) {
                if (!entry.key().equals("name")) {
                    Scalars.plain(entry.value(), place.child(entry.key()))
                            .ifPresent(value -> options.put(entry.key(), value));
                }
            }
        }
        return options;
    }
}
