package dev.mudlark.bench.run;

import dev.mudlark.bench.config.PairEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.Lineup;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which systems are compared: the pairs of the config, else the default ones, and those of ablations.
 *
 * @param asked pairs of the config
 * @param lineup the systems
 */
record Comparisons(List<Contrast> asked, Lineup lineup) {

    /**
     * Checks that the pairs name systems.
     *
     * @throws ProblemsException naming every name that is none
     */
    static Comparisons of(List<PairEntry> pairs, Lineup lineup) {
        Problems problems = new Problems();
        List<String> names = lineup.names();
        for (PairEntry entry : pairs) {
            Stream.of(entry.pair().system(), entry.pair().baseline())
                    .filter(name -> !names.contains(name))
                    .forEach(name -> problems.add(
                            entry.where(),
                            entry.key() + ": unknown system '" + name + "'; systems are " + String.join(", ", names)
                                    + DidYouMean.hint(name, names)));
        }
        problems.throwIfAny();
        return new Comparisons(pairs.stream().map(PairEntry::pair).toList(), lineup);
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
