package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import java.util.Optional;

/** A type of system that a config may name. */
interface SystemType {

    /** Its options; the title is the type's name. */
    Section section();

    /** Tells what the options of a system of the config do not mean together. One that could not be read is left out. */
    default void check(SystemEntry entry, Surroundings surroundings, Problems problems) {}

    /** Plans a system without a fault. Reads no document. */
    SystemPlan plan(SystemEntry entry, Surroundings surroundings);

    /** What it works with, when it is an agent. */
    default Optional<Equipment> equipment(SystemEntry entry) {
        return Optional.empty();
    }

    /** True when it needs an embedding model. */
    default boolean embeds(SystemEntry entry) {
        return false;
    }

    /** What a system of the config stands for: itself, unless it is to be taken apart. */
    default Lineup lineup(SystemEntry entry, Problems problems) {
        return Lineup.of(entry);
    }
}
