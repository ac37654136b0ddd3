package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Written;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import java.util.Optional;

/** Opens the model that answers. */
final class Generators {

    /** The rule-based stand-in. */
    static final String MOCK = "mock";

    private Generators() {}

    /**
     * The stand-in, which is all there is yet. It also stands where the config names somebody else or nobody, so that
     * the systems can be checked nevertheless.
     *
     * @param written what the config says
     * @param mock whether the stand-in was asked for by a flag
     * @param problems takes the faults
     * @return empty when there is no stand-in either
     */
    static Optional<Generator> open(
            Written<String> written, boolean mock, Draft.Use use, Models models, Problems problems) {
        if (!mock) {
            check(written, use, problems);
        }
        try {
            ModelRef ref = ModelRef.parse(MOCK);
            ModelProvider provider = models.provider(ref);
            return Optional.of(new Generator(ref.toString(), provider.open(ref), provider.price(ref), true));
        } catch (LlmException e) {
            problems.add(written.where(), String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static void check(Written<String> written, Draft.Use use, Problems problems) {
        if (written.isMissing() && use == Draft.Use.RUN) {
            problems.add(
                    written.where(),
                    "no model is named; pass --mock for the rule-based stand-in (real models come in a later version)");
        }
        written.value()
                .filter(name -> !name.equals(MOCK))
                .ifPresent(name -> problems.add(
                        written.where(),
                        "models.generator '" + name
                                + "': only 'mock', the rule-based stand-in, can answer so far; pass --mock"
                                + " or write mock (real models come in a later version)"));
    }
}
