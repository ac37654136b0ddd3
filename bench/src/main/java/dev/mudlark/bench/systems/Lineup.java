package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.PossibleNames;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.evaluation.Contrast;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The systems of a config, those included that {@code ablate: true} makes.
 *
 * @param entries in the order of the config; what is made of one stands in its place
 * @param contrasts what ablations compare
 * @param made names of systems with some of an agent's tools, which exist for these contrasts alone
 * @param notes what is worth telling about it
 * @param possible names that there may be once the faults of systems are mended
 */
public record Lineup(
        List<SystemEntry> entries,
        List<Contrast> contrasts,
        Set<String> made,
        List<String> notes,
        PossibleNames possible) {

    /** Copies the collections. */
    public Lineup {
        entries = List.copyOf(entries);
        contrasts = List.copyOf(contrasts);
        made = Set.copyOf(made);
        notes = List.copyOf(notes);
    }

    /** The names of the systems. */
    public List<String> names() {
        return entries.stream()
                .filter(SystemEntry::isNamed)
                .map(SystemEntry::name)
                .toList();
    }

    /** Who has which names, to be told of when another has one of them too. */
    Claim claim() {
        SystemEntry first = entries.getFirst();
        return new Claim(names(), first.where(), first.options().where(SystemCatalog.NAME), entries.size() == 1);
    }

    /** Several after each other. */
    static Lineup join(List<Lineup> lineups) {
        return new Lineup(
                lineups.stream().flatMap(one -> one.entries.stream()).toList(),
                lineups.stream().flatMap(one -> one.contrasts.stream()).toList(),
                lineups.stream().flatMap(one -> one.made.stream()).collect(Collectors.toSet()),
                lineups.stream().flatMap(one -> one.notes.stream()).toList(),
                lineups.stream().map(Lineup::possible).reduce(PossibleNames.NONE, PossibleNames::and));
    }

    /** One system as it stands. */
    static Lineup of(SystemEntry entry) {
        return new Lineup(List.of(entry), List.of(), Set.of(), List.of(), PossibleNames.NONE);
    }

    /** One system that should be taken apart, and a fault keeps what is made of it from being known. */
    static Lineup unclear(SystemEntry entry) {
        PossibleNames made = new PossibleNames(false, Set.of(entry.name()));
        return new Lineup(List.of(entry), List.of(), Set.of(), List.of(), made);
    }

    /** The same beside systems that may have other names. */
    Lineup beside(PossibleNames others) {
        return new Lineup(entries, contrasts, made, notes, possible.and(others));
    }
}
