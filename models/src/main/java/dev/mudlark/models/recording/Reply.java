package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.Delivery;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;

/** What came of a call: a response or a failure. */
sealed interface Reply {

    /** A response. */
    record Response(LlmToolResponse response) implements Reply {}

    /** A failure. */
    record Failure(LlmException failure) implements Reply {}

    /** What to hand to who asked; a failure is thrown as if it had just happened. */
    default LlmToolResponse given() {
        return switch (this) {
            case Response reply -> reply.response();
            case Failure reply -> {
                LlmException kept = reply.failure();
                throw new LlmException(kept.kind(), String.valueOf(kept.getMessage()), kept.status(), kept.retries());
            }
        };
    }

    /** How it is stored. */
    default ObjectNode write() {
        ObjectNode node = Json.object();
        switch (this) {
            case Response reply -> write(reply.response(), node.putObject("response"));
            case Failure reply -> {
                ObjectNode failure = node.putObject("failure")
                        .put("kind", Fields.lower(reply.failure().kind()))
                        .put("message", String.valueOf(reply.failure().getMessage()))
                        .put("retries", reply.failure().retries());
                reply.failure().status().ifPresent(status -> failure.put("status", status));
            }
        }
        return node;
    }

    /** @throws StoredException when it is neither */
    static Reply read(ObjectNode node) {
        Fields fields = Fields.of(node, "reply");
        return fields.has("failure")
                ? new Failure(failure(fields.fields("failure")))
                : new Response(response(fields.fields("response")));
    }

    private static void write(LlmToolResponse response, ObjectNode node) {
        node.put("text", response.text());
        MessageForm.write(response.toolCalls(), node);
        node.set("usage", usage(response.usage()));
        node.put("model", response.model());
        node.put("provider", response.provider());
        node.put("stop_reason", Fields.lower(response.stopReason()));
        MessageForm.write(response.providerState(), node);
        Delivery delivery = response.delivery();
        ObjectNode how = node.putObject("delivery")
                .put("retries", delivery.retries())
                .put("prompt_cut", delivery.promptCut())
                .put("stored", delivery.stored());
        delivery.contextTokens().ifPresent(tokens -> how.put("context_tokens", tokens));
    }

    private static LlmToolResponse response(Fields fields) {
        Fields delivery = fields.fields("delivery");
        return new LlmToolResponse(
                fields.text("text"),
                MessageForm.readCalls(fields),
                usage(fields.fields("usage")),
                fields.text("model"),
                fields.text("provider"),
                fields.constant("stop_reason", StopReason.class),
                MessageForm.readState(fields),
                new Delivery(
                        delivery.integer("retries"),
                        delivery.flag("prompt_cut"),
                        delivery.optionalWhole("context_tokens"),
                        delivery.flag("stored")));
    }

    private static ObjectNode usage(Usage usage) {
        ObjectNode node = Json.object();
        usage.inputTokens().ifPresent(count -> node.put("input_tokens", count));
        usage.outputTokens().ifPresent(count -> node.put("output_tokens", count));
        usage.cachedTokens().ifPresent(count -> node.put("cached_tokens", count));
        usage.cacheWriteTokens().ifPresent(count -> node.put("cache_write_tokens", count));
        usage.reasoningTokens().ifPresent(count -> node.put("reasoning_tokens", count));
        return node;
    }

    private static Usage usage(Fields fields) {
        try {
            return new Usage(
                    fields.optionalWhole("input_tokens"),
                    fields.optionalWhole("output_tokens"),
                    fields.optionalWhole("cached_tokens"),
                    fields.optionalWhole("cache_write_tokens"),
                    fields.optionalWhole("reasoning_tokens"));
        } catch (IllegalArgumentException e) {
            throw new StoredException(String.valueOf(e.getMessage()));
        }
    }

    private static LlmException failure(Fields fields) {
        return new LlmException(
                fields.constant("kind", LlmException.Kind.class),
                fields.text("message"),
                fields.optionalInteger("status"),
                fields.integer("retries"));
    }
}
