package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.evaluation.Contrast;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The systems of a config, those included that {@code ablate: true} makes.
 *
 * @param entries in the order of the config; what is made of one stands in its place
 * @param contrasts what ablations compare
 * @param made names of systems with some of an agent's tools, which exist for these contrasts alone
 * @param notes what is worth telling about it
 */
public record Lineup(List<SystemEntry> entries, List<Contrast> contrasts, Set<String> made, List<String> notes) {

    /** Copies the collections. */
    public Lineup {
        entries = List.copyOf(entries);
        contrasts = List.copyOf(contrasts);
        made = Set.copyOf(made);
        notes = List.copyOf(notes);
    }

    /** The names of the systems. */
    public List<String> names() {
        return entries.stream().map(SystemEntry::name).toList();
    }

    /** Tells names that stand twice: the reader of the config cannot know those that are made. */
    void check(Problems problems) {
        Map<String, SystemEntry> byName = new HashMap<>();
        for (SystemEntry entry : entries) {
            SystemEntry before = byName.putIfAbsent(entry.name(), entry);
            if (before != null) {
                problems.add(
                        entry.where(),
                        "the name '" + entry.name() + "' is taken by the system at " + before.where()
                                + " (ablate makes systems of its own); give one of the two another name");
            }
        }
    }

    /** Several after each other. */
    static Lineup join(List<Lineup> lineups) {
        return new Lineup(
                lineups.stream().flatMap(one -> one.entries.stream()).toList(),
                lineups.stream().flatMap(one -> one.contrasts.stream()).toList(),
                lineups.stream().flatMap(one -> one.made.stream()).collect(Collectors.toSet()),
                lineups.stream().flatMap(one -> one.notes.stream()).toList());
    }

    /** One system as it stands. */
    static Lineup of(SystemEntry entry) {
        return new Lineup(List.of(entry), List.of(), Set.of(), List.of());
    }
}
