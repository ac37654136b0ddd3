package dev.mudlark.bench.config;

import java.util.List;
import java.util.Optional;

/**
 * A config file, read and checked as far as that goes without looking at the data.
 *
 * @param name name of the experiment
 * @param seed seed of the bootstrap intervals and permutation tests
 * @param data what is asked about what
 * @param evaluation how the run is made and measured
 * @param tools rules for tools
 * @param generator the model that answers, when the config says so
 * @param systems what is compared, at least one
 * @param contrasts which of them are compared with which; empty when the config does not say
 */
public record Config(
        String name,
        long seed,
        DataSettings data,
        MeasureSettings evaluation,
        ToolSettings tools,
        Optional<String> generator,
        List<SystemEntry> systems,
        List<PairEntry> contrasts) {

    /** Copies the lists. */
    public Config {
        systems = List.copyOf(systems);
        contrasts = List.copyOf(contrasts);
    }
}
