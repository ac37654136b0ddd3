package dev.mudlark.bench.run;

import dev.mudlark.bench.config.PairEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.systems.Lineup;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.SystemInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which systems are compared: the pairs of the config, else the default ones, and those of ablations.
 *
 * @param asked pairs of the config
 * @param lineup the systems
 */
record Comparisons(List<Contrast> asked, Lineup lineup) {

    /**
     * Checks that the pairs name systems, two of them, and each pair once.
     *
     * @param problems takes the faults
     */
    static Comparisons of(List<PairEntry> pairs, Lineup lineup, Problems problems) {
        Map<Contrast, PairEntry> asked = new LinkedHashMap<>();
        for (PairEntry entry : pairs) {
            Stream.of(entry.system(), entry.baseline())
                    .flatMap(Optional::stream)
                    .distinct()
                    .forEach(name -> checkName(name, entry, lineup, problems));
            contrast(entry, problems)
                    .filter(pair -> isNew(pair, entry, asked, problems))
                    .ifPresent(pair -> asked.put(pair, entry));
        }
        return new Comparisons(List.copyOf(asked.keySet()), lineup);
    }

    private static void checkName(PairEntry.Name name, PairEntry entry, Lineup lineup, Problems problems) {
        List<String> names = lineup.names().stream().distinct().toList();
        if (!names.contains(name.text()) && !lineup.possible().mayBe(name.text())) {
            problems.add(
                    name.where(),
                    entry.key() + ": unknown system '" + name.text() + "'; systems are " + String.join(", ", names)
                            + DidYouMean.hint(name.text(), names));
        }
    }

    private static Optional<Contrast> contrast(PairEntry entry, Problems problems) {
        if (entry.system().isEmpty() || entry.baseline().isEmpty()) {
            return Optional.empty();
        }
        String system = entry.system().get().text();
        if (system.equals(entry.baseline().get().text())) {
            problems.add(entry.where(), entry.key() + ": '" + system + "' stands against itself; name another system");
            return Optional.empty();
        }
        return Optional.of(new Contrast(system, entry.baseline().get().text()));
    }

    /** The pair the other way round is the same comparison, and would count twice in the adjustment of p. */
    private static boolean isNew(Contrast pair, PairEntry entry, Map<Contrast, PairEntry> asked, Problems problems) {
        Optional<PairEntry> same = Optional.ofNullable(asked.get(pair));
        Optional<PairEntry> back = Optional.ofNullable(asked.get(new Contrast(pair.baseline(), pair.system())));
        same.or(() -> back)
                .ifPresent(before -> problems.add(
                        entry.where(),
                        entry.key() + ": '" + pair.system() + "' and '" + pair.baseline() + "' are compared by "
                                + before.key() + " already" + (same.isPresent() ? "" : ", the other way round") + " ("
                                + before.where() + "); remove one"));
        return same.isEmpty() && back.isEmpty();
    }

    /**
     * The pairs in their order, each once, in whichever direction it came first. The systems that an ablation makes stand
     * in no default pair: its own pairs say what there is to say about them.
     *
     * @param systems what is run
     */
    List<Contrast> pairs(List<SystemInfo> systems) {
        List<Contrast> first = asked.isEmpty()
                ? Contrast.defaults(systems.stream()
                        .filter(system -> !lineup.made().contains(system.name()))
                        .toList())
                : asked;
        return Stream.concat(
                        first.stream(),
                        lineup.contrasts().stream()
                                .filter(pair -> !first.contains(new Contrast(pair.baseline(), pair.system()))))
                .distinct()
                .toList();
    }
}
