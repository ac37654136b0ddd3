package dev.mudlark.bench.config;

import java.util.List;

/**
 * A config file, as far as it could be read by itself: what its values mean together is checked by those who use them.
 *
 * @param name name of the experiment
 * @param seed seed of the bootstrap intervals and permutation tests
 * @param data what is asked about what
 * @param evaluation how the run is made and measured
 * @param tools rules for tools
 * @param models who answers
 * @param systems what is compared
 * @param contrasts which of them are compared with which; empty when the config does not say
 */
public record Config(
        String name,
        long seed,
        DataSettings data,
        MeasureSettings evaluation,
        ToolSettings tools,
        ModelSettings models,
        SystemList systems,
        List<PairEntry> contrasts) {

    /** Copies the list. */
    public Config {
        contrasts = List.copyOf(contrasts);
    }

    /** The same with another limit of money for the models of a run. */
    public Config limited(Written<Long> most) {
        return new Config(name, seed, data, evaluation.limited(most), tools, models, systems, contrasts);
    }
}
