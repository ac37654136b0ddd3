package dev.mudlark.providers.http;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.Secret;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.providers.wire.Dialect;
import dev.mudlark.providers.wire.ReplyDraft;
import dev.mudlark.providers.wire.WireCall;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A model behind HTTP. */
final class HttpLlm implements Llm {

    private static final int CHARACTERS_PER_TOKEN = 4;

    private final Connection connection;
    private final Dialect dialect;
    private final String model;
    private final Map<String, String> authorization;
    private final Faults faults;

    HttpLlm(Connection connection, Dialect dialect, String model, Optional<Secret> key) {
        this.connection = connection;
        this.dialect = dialect;
        this.model = model;
        this.authorization = key.map(dialect::authorization).orElse(Map.of());
        this.faults = new Faults(
                connection.endpoint().name() + ":" + model,
                connection.address("").toString(),
                key,
                connection.refusedKeyHint());
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        return exchange(request, false, event -> {});
    }

    @Override
    public LlmToolResponse stream(LlmRequest request, Consumer<LlmEvent> events) {
        return exchange(request, true, events);
    }

    private LlmToolResponse exchange(LlmRequest request, boolean stream, Consumer<LlmEvent> events) {
        WireRequest wire = WireRequest.of(
                request,
                connection.endpoint().name(),
                model,
                connection.endpoint().contextTokens(),
                stream);
        WireCall call = dialect.write(wire);
        String body = WireJson.write(call.body());
        Retries again = new Retries(connection);
        boolean charged = false;
        for (int retries = 0; ; retries++) {
            ReplyDraft draft = new ReplyDraft(wire, events);
            try {
                LlmToolResponse response = limited(call, body, draft);
                return response.withDelivery(response.delivery().withRetries(retries));
            } catch (Failure attempt) {
                Failure failure = charged ? attempt.perhapsCharged() : attempt;
                charged = failure.mayBeCharged();
                if (draft.isHandedOut()) {
                    throw failure.given(retries, "");
                }
                again.waitAfter(failure, retries, request.deadline());
            }
        }
    }

    private LlmToolResponse limited(WireCall call, String body, ReplyDraft draft) throws Failure {
        LlmRequest request = draft.request().llm();
        long estimate = (long) body.length() / CHARACTERS_PER_TOKEN
                + request.options().maxTokens().orElse(0);
        try (Throttle.Permit permit = connection.throttle().begin(estimate, request.deadline())) {
            if (permit == null) {
                throw faults.of(Kind.TIMEOUT, "the time for this question was over while waiting for its turn", false);
            }
            LlmToolResponse response = attempt(call, body, draft);
            if (response.usage().inputTokens().isPresent()) {
                permit.took(response.usage().total());
            }
            return response;
        }
    }

    private LlmToolResponse attempt(WireCall call, String body, ReplyDraft draft) throws Failure {
        Deadline whole = draft.request().llm().deadline();
        Deadline deadline = whole.child(connection.endpoint().limits().timeout());
        Map<String, String> headers = new HashMap<>(call.headers());
        headers.putAll(authorization);
        ReplyReading reading = new ReplyReading(
                dialect, draft, faults, connection.surroundings().clock());
        try (Transport.Reply reply =
                connection.transport().post(connection.address(call.path()), headers, body, deadline)) {
            return reading.read(reply);
        } catch (java.io.IOException e) {
            throw new BadReply(faults, connection.surroundings().clock()).broken(e, whole.isOver());
        }
    }
}
