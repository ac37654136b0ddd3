package dev.mudlark.bench.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of pairs to compare: {@code [SYSTEM, BASELINE]} or a mapping of {@code system} and {@code baseline}. */
final class PairsType implements OptionType<List<PairEntry>> {

    private static final String EXAMPLE = "[[agent_with_tools, bm25]]; the first is judged against the second";

    private static final OptionType<PairEntry.Name> NAME = OptionTypes.type(
            "text",
            (value, place) ->
                    Scalars.text(value, place).map(text -> new PairEntry.Name(text.strip(), place.at(value.line()))));
    private static final Option<PairEntry.Name> SYSTEM = Option.required("system", NAME, "the system that is judged");
    private static final Option<PairEntry.Name> BASELINE =
            Option.required("baseline", NAME, "the system it is judged against");
    private static final Section PAIR = Section.of("pair", "Two systems that are compared.", List.of(SYSTEM, BASELINE));

    @Override
    public String name() {
        return "list of pairs";
    }

    @Override
    public Optional<List<PairEntry>> read(Yaml value, Place place) {
        if (!(value instanceof Yaml.Items items)) {
            place.fault(value.line(), "this is " + value.kindName() + "; write a list of pairs, such as " + EXAMPLE);
            return Optional.empty();
        }
        if (items.values().isEmpty()) {
            place.fault(value.line(), "the list is empty; remove the key, or write pairs, such as " + EXAMPLE);
            return Optional.empty();
        }
        List<PairEntry> pairs = new ArrayList<>();
        for (int i = 0; i < items.values().size(); i++) {
            pair(items.values().get(i), place.item(i)).ifPresent(pairs::add);
        }
        return Optional.of(List.copyOf(pairs));
    }

    private static Optional<PairEntry> pair(Yaml item, Place place) {
        if (item instanceof Yaml.Mapping) {
            Values values = PAIR.read(item, place);
            return Optional.of(
                    new PairEntry(values.given(SYSTEM), values.given(BASELINE), place.key(), place.at(item.line())));
        }
        if (item instanceof Yaml.Items two && two.values().size() == 2) {
            return Optional.of(new PairEntry(
                    NAME.read(two.values().get(0), place.item(0)),
                    NAME.read(two.values().get(1), place.item(1)),
                    place.key(),
                    place.at(item.line())));
        }
        String found =
                item instanceof Yaml.Items other ? "a list of " + other.values().size() : item.kindName();
        place.fault(item.line(), "this is " + found + "; write two systems, such as [agent_with_tools, bm25]");
        return Optional.empty();
    }
}
