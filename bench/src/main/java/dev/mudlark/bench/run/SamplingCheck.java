package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Config;
import dev.mudlark.bench.config.Sampling;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.GeneratorChoice;
import dev.mudlark.context.Counted;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.ModelRef;
import java.math.BigDecimal;
import java.util.List;

/** Tells where a model cannot write as its system wants it, as far as that is known before it is asked. */
final class SamplingCheck {

    /** The wire format whose temperature ends at 1. */
    private static final String NARROW = "anthropic";

    private final Config config;
    private final Problems problems;

    private SamplingCheck(Config config, Problems problems) {
        this.config = config;
        this.problems = problems;
    }

    static void check(Config config, List<SystemEntry> systems, GeneratorChoice generators, Problems problems) {
        SamplingCheck check = new SamplingCheck(config, problems);
        systems.forEach(system -> check.check(system, generators.of(system)));
    }

    private void check(SystemEntry system, Generator generator) {
        Sampling sampling = Sampling.of(system);
        String about = "system '" + system.name() + "': ";
        sampling.temperature()
                .filter(heat -> heat.compareTo(BigDecimal.ONE) > 0
                        && api(generator.card().ref()).equals(NARROW))
                .ifPresent(heat -> problems.add(
                        Sampling.where(system),
                        about + "temperature " + heat.toPlainString() + ", but " + generator.name()
                                + " takes 0 to 1; write at most 1"));
        long context = generator.card().contextTokens().orElse(Long.MAX_VALUE);
        sampling.maxTokens()
                .filter(most -> most >= context)
                .ifPresent(most -> problems.add(
                        Sampling.where(system),
                        about + "max_output_tokens " + most + ", but " + generator.name()
                                + " reads and writes no more than "
                                + Counted.of(context, "token")
                                + " together; write fewer, or say under models.about what its context_tokens are"));
    }

    private String api(ModelRef ref) {
        return config.models().providers().stream()
                .map(entry -> entry.endpoint())
                .filter(endpoint -> endpoint.name().equals(ref.provider()))
                .map(Endpoint::api)
                .findFirst()
                .orElse(ref.provider());
    }
}
