package dev.mudlark.bench.run;

import dev.mudlark.context.Step;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Price;
import dev.mudlark.models.Usage;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A model whose calls are paid from the money of the run. */
final class MeteredLlm implements Llm {

    /** Tokens that a reply is taken to have when nothing limits it. */
    private static final long USUAL_REPLY = 1_024;

    private final Llm llm;
    private final Price price;
    private final RunMoney money;

    MeteredLlm(Llm llm, Price price, RunMoney money) {
        this.llm = llm;
        this.price = price;
        this.money = money;
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        return paid(request, () -> llm.completeWithTools(request));
    }

    @Override
    public LlmToolResponse stream(LlmRequest request, Consumer<LlmEvent> events) {
        return paid(request, () -> llm.stream(request, events));
    }

    private LlmToolResponse paid(LlmRequest request, Supplier<LlmToolResponse> asking) {
        long reserved = price.cost(guess(request)).orElse(0);
        if (!money.reserve(reserved, isBegun(request))) {
            throw new LlmException(LlmException.Kind.OVER_BUDGET, money.state() + ", and this call does not fit");
        }
        long actual = 0;
        try {
            LlmToolResponse response = asking.get();
            actual = response.delivery().stored()
                    ? 0
                    : price.cost(response.usage()).orElse(reserved);
            return response;
        } catch (LlmException e) {
            actual = e.mayBeCharged() ? reserved : 0;
            throw e;
        } finally {
            money.settle(reserved, actual);
        }
    }

    /** True when a model was asked before in the same conversation. */
    private static boolean isBegun(LlmRequest request) {
        return request.trace().steps().stream()
                .anyMatch(step -> step.kind() == Step.Kind.LLM || step.kind() == Step.Kind.GENERATE);
    }

    private static Usage guess(LlmRequest request) {
        return Usage.of(
                TokenGuess.read(request),
                request.options().maxTokens().isPresent()
                        ? request.options().maxTokens().getAsInt()
                        : USUAL_REPLY);
    }
}
