package dev.mudlark.bench.config;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names that systems with a fault may have once they are mended, so that nothing is said of a name that is not known
 * for this reason alone.
 *
 * @param any true when nothing is known of the name of one of them
 * @param names what they may be called; what {@code ablate} makes of such a system begins with its name
 */
public record PossibleNames(boolean any, Set<String> names) {

    /** No system has such a fault. */
    public static final PossibleNames NONE = new PossibleNames(false, Set.of());

    /** Every name may be one. */
    public static final PossibleNames ANY = new PossibleNames(true, Set.of());

    /** Copies the set. */
    public PossibleNames {
        names = Set.copyOf(names);
    }

    /** True when a system may have this name once the faults are mended. */
    public boolean mayBe(String name) {
        return any || names.stream().anyMatch(one -> name.equals(one) || name.startsWith(one + " ("));
    }

    /** Both together. */
    public PossibleNames and(PossibleNames other) {
        return new PossibleNames(
                any || other.any,
                Stream.concat(names.stream(), other.names.stream()).collect(Collectors.toSet()));
    }
}
