package dev.mudlark.bench.faults;

import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * A fault that can be planted into a line of a data set.
 *
 * @param anchor the line
 * @param text what the line becomes
 * @param told what is told of the line: the beginning of each message, or a part of it
 * @param spoils what cannot be known with this fault, such as the names of all systems
 * @param needs what must be known for it to be told
 */
record Fault(String anchor, String text, List<String> told, Set<String> spoils, Set<String> needs) {

    /** Copies the collections. */
    Fault {
        told = List.copyOf(told);
        spoils = Set.copyOf(spoils);
        needs = Set.copyOf(needs);
    }

    static Fault of(String anchor, String text, String... told) {
        return new Fault(anchor, text, List.of(told), Set.of(), Set.of());
    }

    Fault spoiling(String... what) {
        return new Fault(anchor, text, told, Set.of(what), needs);
    }

    Fault needing(String... what) {
        return new Fault(anchor, text, told, spoils, Set.of(what));
    }

    /** True when both can be planted and both must be told. */
    boolean isIndependentOf(Fault other) {
        return !anchor.equals(other.anchor)
                && Collections.disjoint(spoils, other.needs)
                && Collections.disjoint(needs, other.spoils);
    }
}
