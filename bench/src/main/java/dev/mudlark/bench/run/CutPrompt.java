package dev.mudlark.bench.run;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Failure;
import dev.mudlark.models.Delivery;
import java.util.Optional;

/** A prompt that a server cut: what was answered then says nothing about the system, so it is not scored. */
final class CutPrompt {

    /** The code of such a question. */
    static final String CODE = "context_truncated";

    private CutPrompt() {}

    /** The same transcript; unscoreable when a server cut a prompt on the way to the answer. */
    static Transcript flagged(Transcript transcript) {
        Optional<Step> cut = transcript.steps().stream()
                .filter(step -> step.detail().containsKey(Delivery.PROMPT_CUT))
                .findFirst();
        if (cut.isEmpty() || transcript.failure().isPresent()) {
            return transcript;
        }
        String used = Optional.ofNullable(cut.get().detail().get(Delivery.CONTEXT_TOKENS))
                .map(tokens -> "context_tokens " + tokens + " used; raise it")
                .orElse("it chose its context itself; set context_tokens");
        return transcript.failing(
                new Failure(Failure.Kind.UNSCOREABLE, CODE, "the server cut the prompt; " + used + " under providers"));
    }
}
