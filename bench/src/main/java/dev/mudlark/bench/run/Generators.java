package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.ProblemsException;
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
     * The stand-in, or a clear word that there is nothing else yet.
     *
     * @param file how to name the config in messages
     * @param written what the config says, if anything
     * @param mock whether the stand-in was asked for by a flag
     */
    static Generator open(String file, Optional<String> written, boolean mock, Models models) {
        String name = mock ? MOCK : written.orElse("");
        if (name.isEmpty()) {
            throw ProblemsException.of(
                    file,
                    "no model is named; pass --mock for the rule-based stand-in (real models come in a later version)");
        }
        if (!name.equals(MOCK)) {
            throw ProblemsException.of(
                    file,
                    "models.generator '" + name
                            + "': only 'mock', the rule-based stand-in, can answer so far; pass --mock"
                            + " or write mock (real models come in a later version)");
        }
        try {
            ModelRef ref = ModelRef.parse(name);
            ModelProvider provider = models.provider(ref);
            return new Generator(ref.toString(), provider.open(ref), provider.price(ref), true);
        } catch (LlmException e) {
            throw ProblemsException.of(file, String.valueOf(e.getMessage()));
        }
    }
}
