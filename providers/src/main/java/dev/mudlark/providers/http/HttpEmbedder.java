package dev.mudlark.providers.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Secret;
import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.Embedding;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.providers.wire.FaultInReplyException;
import dev.mudlark.providers.wire.UnreadableReplyException;
import dev.mudlark.providers.wire.WireFault;
import dev.mudlark.providers.wire.WireJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;

/** Embeds texts by {@code POST /embeddings} in OpenAI's format, batch by batch. */
final class HttpEmbedder implements Embedder {

    private static final int CHARACTERS_PER_TOKEN = 4;
    private static final int GOOD = 200;
    private static final String PROBE = "dimensions";

    private final Connection connection;
    private final String model;
    private final Map<String, String> headers;
    private final Faults faults;
    private final LongConsumer tokens;
    private final EmbeddingBatches batches;
    private final AtomicInteger dimensions = new AtomicInteger();
    private volatile boolean closed;

    HttpEmbedder(Connection connection, String model, Optional<Secret> key, LongConsumer tokens) {
        this.connection = connection;
        this.model = model;
        this.headers = key.map(secret -> Map.of("Authorization", "Bearer " + secret.reveal()))
                .orElse(Map.of());
        this.faults = new Faults(
                connection.endpoint().name() + ":" + model,
                connection.address("").toString(),
                key,
                connection.refusedKeyHint());
        this.tokens = tokens;
        this.batches = EmbeddingBatches.reading(connection.endpoint().contextTokens());
    }

    /** The address counts too: two servers may call different models by one name. */
    @Override
    public String model() {
        return connection.endpoint().name() + ":" + model + " at " + connection.address("");
    }

    /** Asks for one vector when none is known yet. */
    @Override
    public int dimensions() {
        if (dimensions.get() == 0) {
            vectors(List.of(PROBE));
        }
        return dimensions.get();
    }

    @Override
    public List<Embedding> embed(List<String> texts) {
        List<List<String>> pieces = texts.stream().map(batches::pieces).toList();
        Map<String, float[]> known = new HashMap<>();
        List<String> all = pieces.stream().flatMap(List::stream).distinct().toList();
        for (List<String> batch : batches.of(all)) {
            List<float[]> vectors = vectors(batch);
            for (int i = 0; i < batch.size(); i++) {
                known.put(batch.get(i), vectors.get(i));
            }
        }
        List<Embedding> embeddings = new ArrayList<>(texts.size());
        for (List<String> of : pieces) {
            embeddings.add(new Embedding(
                    of.isEmpty()
                            ? List.of(new float[dimensions()])
                            : of.stream().map(known::get).toList()));
        }
        return embeddings;
    }

    @Override
    public void close() {
        closed = true;
    }

    private List<float[]> vectors(List<String> batch) {
        if (closed) {
            throw new EmbedderException(model() + " is closed");
        }
        Retries again = new Retries(connection);
        try {
            for (int retries = 0; ; retries++) {
                try {
                    return limited(batch);
                } catch (Failure failure) {
                    again.waitAfter(failure, retries, Deadline.none());
                }
            }
        } catch (LlmException e) {
            throw new EmbedderException(String.valueOf(e.getMessage()), e);
        }
    }

    private List<float[]> limited(List<String> batch) throws Failure {
        ObjectNode body = WireJson.object().put("model", model).put("encoding_format", "float");
        batch.forEach(body.withArrayProperty("input")::add);
        String text = WireJson.write(body);
        try (Throttle.Permit permit =
                connection.throttle().begin((long) text.length() / CHARACTERS_PER_TOKEN, Deadline.none())) {
            if (permit == null) {
                throw faults.of(Kind.TIMEOUT, "interrupted while waiting for its turn", false);
            }
            EmbeddingReply reply = attempt(text, batch.size());
            reply.tokens().ifPresent(permit::took);
            reply.tokens().ifPresent(tokens);
            return reply.vectors();
        }
    }

    private EmbeddingReply attempt(String body, int count) throws Failure {
        BadReply bad = new BadReply(faults, connection.surroundings().clock());
        Deadline deadline = Deadline.in(connection.endpoint().limits().timeout());
        try (Transport.Reply reply =
                connection.transport().post(connection.address("/embeddings"), headers, body, deadline)) {
            if (reply.status() != GOOD) {
                throw bad.refused(reply, WireFault::read);
            }
            EmbeddingReply read = EmbeddingReply.read(WireJson.read(reply.text()), count);
            agree(read);
            return read;
        } catch (FaultInReplyException e) {
            throw faults.status(e.status(), e.fault(), Optional.empty());
        } catch (UnreadableReplyException e) {
            throw faults.of(Kind.UNREADABLE, "the reply cannot be read: " + e.getMessage(), false);
        } catch (IOException e) {
            throw bad.broken(e, Thread.currentThread().isInterrupted());
        }
    }

    /** All vectors of a model have one length, from the first reply to the last. */
    private void agree(EmbeddingReply reply) {
        int given = reply.vectors().getFirst().length;
        if (!dimensions.compareAndSet(0, given) && dimensions.get() != given) {
            throw new UnreadableReplyException(
                    "its vectors have " + given + " numbers, those before had " + dimensions.get());
        }
    }
}
