package dev.mudlark.cli;

import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingSet;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** Which descriptions of a set are meant. */
final class PresetChoice {

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "These descriptions only; may be given again. Default: all of the set.")
    private List<String> names = new ArrayList<>();

    /** The presets in the order in which they were asked for. */
    List<Preset> of(RoutingSet set) throws RoutingException {
        List<Preset> chosen = new ArrayList<>();
        for (String name : names) {
            Preset preset = set.preset(name);
            if (!chosen.contains(preset)) {
                chosen.add(preset);
            }
        }
        return chosen.isEmpty() ? set.presets() : chosen;
    }
}
