package dev.mudlark.cli;

import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which descriptions are compared, and on what.
 *
 * @param set the questions of both sides
 * @param presets those before and after in turn, each with a name of its own
 * @param apart how many questions are not compared because only one set has them, or has them so
 */
record DiffPlan(RoutingSet set, List<Preset> presets, int apart) {

    private static final String HOW = "; name both with --preset BEFORE --preset AFTER";

    /** Two presets of one set. */
    static DiffPlan within(RoutingSet set, List<String> names) throws RoutingException {
        List<Preset> chosen = new ArrayList<>();
        for (String name : names) {
            chosen.add(set.preset(name));
        }
        if (chosen.isEmpty() && set.presets().size() == 2) {
            chosen.addAll(set.presets());
        }
        if (chosen.size() != 2) {
            throw new RoutingException("two descriptions are compared, not " + chosen.size() + HOW + "; set '"
                    + set.name() + "' has "
                    + String.join(", ", set.presets().stream().map(Preset::name).toList()));
        }
        if (names.size() == 2 && names.getFirst().equals(names.getLast())) {
            throw new RoutingException("--preset " + names.getFirst() + " is compared with itself" + HOW);
        }
        return new DiffPlan(set, chosen, 0);
    }

    /** Presets of two sets: those of the same name, or those named. */
    static DiffPlan between(Path beforeFile, Path afterFile, List<String> names) throws RoutingException {
        if (names.size() > 2) {
            throw new RoutingException("two descriptions are compared, not " + names.size() + HOW);
        }
        RoutingSet before = RoutingSet.read(beforeFile);
        RoutingSet after = RoutingSet.read(afterFile);
        List<RoutingQuestion> common = before.questions().stream()
                .filter(question -> after.questions().stream()
                        .anyMatch(other -> other.id().equals(question.id()) && other.asksTheSameAs(question)))
                .toList();
        if (common.isEmpty()) {
            throw new RoutingException(beforeFile + " and " + afterFile
                    + " have no question in common; the id, text, tool" + " and split must be the same");
        }
        List<Preset> presets = new ArrayList<>();
        for (String name : names.isEmpty() ? commonPresets(before, after) : names.subList(0, 1)) {
            String other = names.isEmpty() ? name : names.getLast();
            presets.add(named(beforeFile + " " + name, before.preset(name)));
            presets.add(named(afterFile + " " + other, after.preset(other)));
        }
        if (presets.isEmpty()) {
            throw new RoutingException(beforeFile + " and " + afterFile + " have no preset of the same name" + HOW);
        }
        int all = before.questions().size() + after.questions().size();
        RoutingSet both = new RoutingSet(before.name(), before.tools(), common, presets);
        return new DiffPlan(both, presets, all - 2 * common.size());
    }

    private static List<String> commonPresets(RoutingSet before, RoutingSet after) {
        List<String> names = after.presets().stream().map(Preset::name).toList();
        return before.presets().stream()
                .map(Preset::name)
                .filter(names::contains)
                .toList();
    }

    private static Preset named(String name, Preset preset) {
        return new Preset(name, preset.descriptions());
    }

    /** What to say of questions that are not compared; empty when all are. */
    Optional<String> note() {
        return apart == 0
                ? Optional.empty()
                : Optional.of("not compared, because they are not the same in both sets: " + apart
                        + " (by id, text, tool" + " and split, counted in each set)");
    }
}
