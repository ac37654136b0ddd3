package dev.mudlark.bench.config;

import dev.mudlark.evaluation.Contrast;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of pairs to compare: {@code [SYSTEM, BASELINE]} or a mapping of {@code system} and {@code baseline}. */
final class PairsType implements OptionType<List<PairEntry>> {

    private static final String EXAMPLE = "[[agent_with_tools, bm25]]; the first is judged against the second";

    private static final Option<String> SYSTEM =
            Option.required("system", OptionTypes.text(), "the system that is judged");
    private static final Option<String> BASELINE =
            Option.required("baseline", OptionTypes.text(), "the system it is judged against");
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
            Yaml item = items.values().get(i);
            Place at = place.item(i);
            pair(item, at)
                    .filter(pair -> isNew(pair, pairs, item.line(), at))
                    .ifPresent(pair -> pairs.add(new PairEntry(pair, at.key(), at.file() + ":" + item.line())));
        }
        return Optional.of(List.copyOf(pairs));
    }

    private static Optional<Contrast> pair(Yaml item, Place place) {
        Optional<String> system;
        Optional<String> baseline;
        if (item instanceof Yaml.Mapping) {
            Values values = PAIR.read(item, place);
            system = values.given(SYSTEM);
            baseline = values.given(BASELINE);
        } else if (item instanceof Yaml.Items two && two.values().size() == 2) {
            system = SYSTEM.type().read(two.values().get(0), place.item(0));
            baseline = BASELINE.type().read(two.values().get(1), place.item(1));
        } else {
            String found = item instanceof Yaml.Items other
                    ? "a list of " + other.values().size()
                    : item.kindName();
            place.fault(item.line(), "this is " + found + "; write two systems, such as [agent_with_tools, bm25]");
            return Optional.empty();
        }
        return system.isEmpty() || baseline.isEmpty()
                ? Optional.empty()
                : different(system.get().strip(), baseline.get().strip(), item.line(), place);
    }

    private static Optional<Contrast> different(String system, String baseline, int line, Place place) {
        if (system.equals(baseline)) {
            place.fault(line, "'" + system + "' stands against itself; name another system");
            return Optional.empty();
        }
        return Optional.of(new Contrast(system, baseline));
    }

    /** The pair the other way round is the same comparison, and would count twice in the adjustment of p. */
    private static boolean isNew(Contrast pair, List<PairEntry> before, int line, Place place) {
        Contrast back = new Contrast(pair.baseline(), pair.system());
        Optional<PairEntry> same = before.stream()
                .filter(entry -> entry.pair().equals(pair) || entry.pair().equals(back))
                .findFirst();
        same.ifPresent(entry -> place.fault(
                line,
                "'" + pair.system() + "' and '" + pair.baseline() + "' are compared by " + entry.key() + " already"
                        + (entry.pair().equals(back) ? ", the other way round" : "") + " (" + entry.where()
                        + "); remove one"));
        return same.isEmpty();
    }
}
