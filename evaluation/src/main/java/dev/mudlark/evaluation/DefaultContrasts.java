package dev.mudlark.evaluation;

import dev.mudlark.models.ToolSpec;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which systems are compared when the config names no pairs. */
record DefaultContrasts(List<SystemInfo> systems) {

    List<Contrast> pairs() {
        List<Contrast> pairs = Stream.concat(systems.stream().map(this::natural), Stream.of(bestEquipped()))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        return pairs.isEmpty() ? withFirst() : pairs;
    }

    private Optional<Contrast> natural(SystemInfo system) {
        Optional<SystemInfo> baseline = isAgent(system)
                ? sameWithout(system).or(this::plainRetrieval)
                : plainRetrieval().filter(first -> !first.equals(system)).filter(first -> retrieves(system));
        return baseline.or(() -> modelAlone().filter(alone -> !alone.equals(system)))
                .map(other -> new Contrast(system.name(), other.name()));
    }

    private Optional<Contrast> bestEquipped() {
        return systems.stream()
                .filter(system -> sameWithout(system).isPresent())
                // Of several the first.
                .reduce((one, other) -> other.tools().size() > one.tools().size() ? other : one)
                .flatMap(agent -> plainRetrieval().map(plain -> new Contrast(agent.name(), plain.name())));
    }

    /** The same agent with the fewest of its tools, when that is fewer than it has. */
    private Optional<SystemInfo> sameWithout(SystemInfo agent) {
        Set<String> tools = names(agent);
        return systems.stream()
                .filter(other ->
                        other.type().equals(agent.type()) && other.model().equals(agent.model()))
                .filter(other -> other.settings().equals(agent.settings()))
                .filter(other -> isAgent(other) && other.tools().size() < tools.size())
                .filter(other -> tools.containsAll(names(other)))
                .min(Comparator.comparingInt(other -> other.tools().size()));
    }

    private Optional<SystemInfo> plainRetrieval() {
        return systems.stream()
                .filter(system -> !isAgent(system) && retrieves(system))
                .findFirst();
    }

    private Optional<SystemInfo> modelAlone() {
        return systems.stream()
                .filter(system -> !isAgent(system) && !retrieves(system))
                .findFirst();
    }

    private List<Contrast> withFirst() {
        return systems.stream()
                .skip(1)
                .map(system -> new Contrast(system.name(), systems.getFirst().name()))
                .toList();
    }

    private static boolean isAgent(SystemInfo system) {
        return !system.tools().isEmpty();
    }

    private static boolean retrieves(SystemInfo system) {
        return system.passages().isPresent();
    }

    private static Set<String> names(SystemInfo system) {
        Collection<ToolSpec> tools = system.tools();
        return new HashSet<>(tools.stream().map(ToolSpec::name).toList());
    }
}
