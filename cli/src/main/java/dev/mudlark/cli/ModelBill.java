package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A model whose calls, tokens and money are counted. What is not known is said to be unknown and not counted as nothing. Calls that
 * are replayed count as they were recorded.
 */
final class ModelBill implements Llm {

    /** A low guess, so that more is set aside than is needed. */
    private static final int CHARACTERS_PER_TOKEN = 2;

    private static final long USUAL_REPLY = 512;

    private final Llm llm;
    private final Price price;
    private final AtomicLong calls = new AtomicLong();
    private final AtomicLong failed = new AtomicLong();
    private final AtomicLong input = new AtomicLong();
    private final AtomicLong output = new AtomicLong();
    private final AtomicLong nanoDollars = new AtomicLong();
    private final AtomicLong unpriced = new AtomicLong();
    private final AtomicLong uncounted = new AtomicLong();
    private final AtomicLong missing = new AtomicLong();
    private final AtomicReference<@Nullable LlmException> given = new AtomicReference<>();
    private final Optional<Long> limit;
    private long reserved;

    /** @param limit most nano-dollars that the calls may cost */
    ModelBill(Llm llm, Price price, Optional<Long> limit) {
        this.llm = llm;
        this.price = price;
        this.limit = limit;
    }

    /** Once a server does not answer, or the money is spent, nobody is asked any more. */
    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        LlmException before = given.get();
        if (before != null) {
            throw before;
        }
        long set = reserve(request);
        try {
            LlmToolResponse response = llm.completeWithTools(request);
            calls.incrementAndGet();
            count(response.usage());
            return response;
        } catch (LlmException e) {
            failed(e);
            throw e;
        } finally {
            release(set);
        }
    }

    private void failed(LlmException e) {
        if (e.kind() == LlmException.Kind.NOT_RECORDED) {
            missing.incrementAndGet();
            return;
        }
        calls.incrementAndGet();
        failed.incrementAndGet();
        if (e.mayBeCharged() && !price.isFree()) {
            unpriced.incrementAndGet();
        }
        if (e.kind() == LlmException.Kind.UNAVAILABLE && e.status().isEmpty()) {
            given.compareAndSet(null, e);
        }
    }

    private synchronized long reserve(LlmRequest request) {
        long characters = request.system().length();
        for (Message message : request.messages()) {
            characters += message.content().length();
        }
        for (ToolSpec tool : request.tools()) {
            characters +=
                    tool.description().length() + tool.inputSchema().toString().length();
        }
        long set = price.cost(Usage.of(characters / CHARACTERS_PER_TOKEN + 1, USUAL_REPLY))
                .orElse(0);
        if (limit.isPresent() && nanoDollars.get() + reserved + set > limit.get()) {
            LlmException spent = new LlmException(
                    LlmException.Kind.OVER_BUDGET,
                    "evaluation.max_cost_usd " + Dollars.of(limit.get()).toPlainString() + " is reached: "
                            + Dollars.of(nanoDollars.get()).toPlainString() + " USD are spent on "
                            + Counted.of(calls.get(), "call") + ", and the next call does not fit");
            given.compareAndSet(null, spent);
            throw spent;
        }
        reserved += set;
        return set;
    }

    private synchronized void release(long set) {
        reserved -= set;
    }

    /** Why the choices are no result; empty when they are. */
    Optional<String> whyIncomplete() {
        LlmException stopped = given.get();
        if (missing.get() > 0) {
            return Optional.of(Counted.of(missing.get(), "call") + " of "
                    + Counted.grouped(missing.get() + calls.get(), "call")
                    + " were not recorded, as descriptions, questions or --trials differ; record them anew");
        }
        return Optional.ofNullable(stopped)
                .filter(failure -> failure.kind() == LlmException.Kind.OVER_BUDGET)
                .map(failure -> failure.getMessage() + "; raise it, or ask about fewer presets");
    }

    private void count(Usage usage) {
        if (usage.inputTokens().isEmpty() || usage.outputTokens().isEmpty()) {
            uncounted.incrementAndGet();
        }
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
                + tokens() + ", " + cost + ".";
    }

    private String tokens() {
        long answered = calls.get() - failed.get();
        if (uncounted.get() > 0 && uncounted.get() >= answered) {
            return "tokens unknown";
        }
        return Counted.grouped(input.get(), "token") + " read, " + Counted.grouped(output.get(), "token") + " written"
                + (uncounted.get() == 0 ? "" : " without those of " + Counted.grouped(uncounted.get(), "call"));
    }

    /** For programs. The cost is missing when that of a call is not known. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("calls", calls.get());
        json.put("failed_calls", failed.get());
        boolean known = uncounted.get() == 0;
        json.put("input_tokens", known ? input.get() : null);
        json.put("output_tokens", known ? output.get() : null);
        json.put("unpriced_calls", unpriced.get());
        if (unpriced.get() == 0) {
            json.put("cost_usd", Dollars.of(nanoDollars.get()));
        }
        return json;
    }
}
