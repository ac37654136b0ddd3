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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The {@code tools:} list of an agent: names, mappings of {@code name} and the tool's options, or functions with their
 * {@code path}.
 */
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
        Set<String> names = new HashSet<>();
        for (int i = 0; i < items.values().size(); i++) {
            Yaml item = items.values().get(i);
            Place itemPlace = place.item(i);
            toolName(item, itemPlace)
                    .filter(name -> FunctionEntry.is(item) || isOffered(name, item, itemPlace))
                    .ifPresent(name -> {
                        Optional<Tool> tool = FunctionEntry.is(item)
                                ? FunctionEntry.tool(item, itemPlace)
                                : tool(name, item, itemPlace);
                        if (names.add(name)) {
                            tool.ifPresent(tools::add);
                        } else {
                            itemPlace.fault(item.line(), "'" + name + "' stands twice; remove one");
                        }
                    });
        }
        return tools.size() == items.values().size() ? Optional.of(List.copyOf(tools)) : Optional.empty();
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
        List<String> valid = Stream.concat(BuiltInTools.names().stream(), Stream.of(OffTopic.NAME))
                .filter(known -> !known.equals(SEARCH))
                .toList();
        if (!valid.contains(name)) {
            place.fault(
                    item.line(),
                    "unknown tool '" + name + "'; tools are " + String.join(", ", valid)
                            + DidYouMean.closest(name, valid)
                                    .map(close -> "; did you mean '" + close + "'?")
                                    .orElse(" (a function of your own needs its path)"));
            return false;
        }
        return true;
    }

    /** Each option is tried alone first, so that every one with a fault is told. */
    private static Optional<Tool> tool(String name, Yaml item, Place place) {
        Map<String, Object> options = new LinkedHashMap<>();
        boolean sound = true;
        for (Yaml.Entry entry : options(item)) {
            Optional<Object> value = Scalars.plain(entry.value(), place.child(entry.key()));
            value.ifPresent(there -> options.put(entry.key(), there));
            sound &= value.isPresent()
                    && create(name, Map.of(entry.key(), value.get()), entry.line(), place)
                            .isPresent();
        }
        return sound ? create(name, options, item.line(), place) : Optional.empty();
    }

    private static Optional<Tool> create(String name, Map<String, Object> options, int line, Place place) {
        try {
            return Optional.of(name.equals(OffTopic.NAME) ? offTopic(options) : BuiltInTools.create(name, options));
        } catch (ToolBoxException e) {
            place.fault(line, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static Tool offTopic(Map<String, Object> options) {
        if (!options.isEmpty()) {
            throw new ToolBoxException("tool '" + OffTopic.NAME + "' has no options; write its name alone");
        }
        return new OffTopic();
    }

    private static List<Yaml.Entry> options(Yaml item) {
        return item instanceof Yaml.Mapping mapping
                ? mapping.entries().stream()
                        .filter(entry -> !entry.key().equals("name"))
                        .toList()
                : List.of();
    }
}
