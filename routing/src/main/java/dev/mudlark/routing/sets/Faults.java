package dev.mudlark.routing.sets;

import dev.mudlark.routing.RoutingException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with a file, so that all of it is told at once. */
final class Faults {

    private final String file;
    private final List<Fault> found = new ArrayList<>();

    private record Fault(int line, String message) {}

    Faults(String file) {
        this.file = file;
    }

    /** @param line from 1; 0 for the file as a whole */
    void add(int line, String message) {
        found.add(new Fault(line, message));
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    void throwIfAny() throws RoutingException {
        if (!found.isEmpty()) {
            throw new RoutingException(found.stream()
                    .sorted(Comparator.comparingInt(Fault::line))
                    .map(fault -> file + (fault.line() == 0 ? "" : ":" + fault.line()) + ": " + fault.message())
                    .distinct()
                    .toList());
        }
    }
}
