package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Price;
import dev.mudlark.models.Usage;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A model whose calls, tokens and money are counted. What is not known is said to be unknown and not counted as nothing. Calls that
 * are replayed count as they were recorded.
 */
final class ModelBill implements Llm {

    private final Llm llm;
    private final Price price;
    private final AtomicLong calls = new AtomicLong();
    private final AtomicLong failed = new AtomicLong();
    private final AtomicLong input = new AtomicLong();
    private final AtomicLong output = new AtomicLong();
    private final AtomicLong nanoDollars = new AtomicLong();
    private final AtomicLong unpriced = new AtomicLong();

    ModelBill(Llm llm, Price price) {
        this.llm = llm;
        this.price = price;
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        calls.incrementAndGet();
        try {
            LlmToolResponse response = llm.completeWithTools(request);
            count(response.usage());
            return response;
        } catch (LlmException e) {
            failed.incrementAndGet();
            if (e.mayBeCharged() && !price.isFree()) {
                unpriced.incrementAndGet();
            }
            throw e;
        }
    }

    private void count(Usage usage) {
        input.addAndGet(usage.inputTokens().orElse(0));
        output.addAndGet(usage.outputTokens().orElse(0));
        OptionalLong cost = price.isFree() ? OptionalLong.of(0) : price.cost(usage);
        cost.ifPresentOrElse(nanoDollars::addAndGet, unpriced::incrementAndGet);
    }

    /** To read: calls, tokens, and what they cost. */
    String line() {
        String cost = Dollars.of(nanoDollars.get()).toPlainString() + " USD";
        if (unpriced.get() > 0) {
            cost = unpriced.get() + failed.get() >= calls.get()
                    ? "cost unknown"
                    : cost + ", without " + Counted.grouped(unpriced.get(), "call") + " of unknown cost";
        }
        return Counted.grouped(calls.get(), "call")
                + (failed.get() == 0 ? "" : " (" + failed.get() + " failed)") + ": "
                + Counted.grouped(input.get(), "token") + " read, "
                + Counted.grouped(output.get(), "token") + " written, " + cost + ".";
    }

    /** For programs. The cost is missing when that of a call is not known. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("calls", calls.get());
        json.put("failed_calls", failed.get());
        json.put("input_tokens", input.get());
        json.put("output_tokens", output.get());
        json.put("unpriced_calls", unpriced.get());
        if (unpriced.get() == 0) {
            json.put("cost_usd", Dollars.of(nanoDollars.get()));
        }
        return json;
    }
}
