package dev.mudlark.agents.scanning;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a passage, such as a sentence, a list item or a row. Units of one reading are the same when their ranks are.
 *
 * @param doc where the passage stands
 * @param text the piece
 * @param id tells it from other pieces of other texts or documents
 * @param terms of the piece
 * @param near terms of the piece before it and the one after it
 * @param around terms of its whole passage and of the name of its document
 * @param where which part of the document the passage is, or nothing
 * @param rank how many units came before
 */
public record Unit(
        String doc,
        String text,
        String id,
        Set<String> terms,
        Set<String> near,
        Set<String> around,
        String where,
        int rank)
        implements Comparable<Unit> {

    /** What stands for a unit where none was read; its rank is -1. */
    public static final Unit NONE = new Unit("", "", "", Set.of(), Set.of(), Set.of(), "", -1);

    /**
     * The unit in a place.
     *
     * @param place its rank
     * @param more terms it has too when its text contains their key
     */
    public Unit at(int place, Map<String, String> more) {
        Set<String> all = new HashSet<>();
        more.forEach((part, term) -> {
            if (text.contains(part)) {
                all.add(term);
            }
        });
        if (!all.isEmpty()) {
            all.addAll(terms);
        }
        return new Unit(doc, text, id, all.isEmpty() ? terms : all, near, around, where, place);
    }

    @Override
    public int compareTo(Unit other) {
        return Integer.compare(rank, other.rank);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Unit unit && unit.rank == rank;
    }

    @Override
    public int hashCode() {
        return rank;
    }
}
