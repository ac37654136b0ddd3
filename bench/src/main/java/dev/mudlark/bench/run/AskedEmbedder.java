package dev.mudlark.bench.run;

import dev.mudlark.bench.systems.EmbeddingMeter;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.Embedding;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.Price;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * An embedding model that is asked as other models are, one message a text, so that its calls are recorded, repeated and
 * paid in the same way.
 */
final class AskedEmbedder implements Embedder {

    /** Stands where the system prompt of a conversation stands. */
    static final String TASK = "embed";

    private static final String PROBE = "dimensions";

    private final String ref;
    private final Supplier<String> name;
    private final Llm llm;
    private final Price price;
    private final EmbeddingMeter meter;
    private final Runnable closing;
    private final AtomicInteger dimensions = new AtomicInteger();

    /**
     * A model.
     *
     * @param ref its reference
     * @param name says its full name
     * @param llm answers with vectors, as {@link VectorText} writes them
     * @param price what it costs
     * @param meter is told of each call
     * @param closing what to do in the end
     */
    AskedEmbedder(String ref, Supplier<String> name, Llm llm, Price price, EmbeddingMeter meter, Runnable closing) {
        this.ref = ref;
        this.name = name;
        this.llm = llm;
        this.price = price;
        this.meter = meter;
        this.closing = closing;
    }

    @Override
    public String model() {
        return name.get();
    }

    @Override
    public int dimensions() {
        if (dimensions.get() == 0) {
            embed(List.of(PROBE));
        }
        return dimensions.get();
    }

    @Override
    public List<Embedding> embed(List<String> texts) {
        long start = System.nanoTime();
        List<Message> messages = texts.stream().<Message>map(ChatMessage::user).toList();
        LlmRequest request = new LlmRequest(
                messages, TASK, List.of(), LlmOptions.DEFAULT, Deadline.none(), new Trace(meter.scope()));
        try {
            LlmToolResponse response = llm.completeWithTools(request);
            List<Embedding> embeddings = VectorText.read(response.text(), texts.size());
            OptionalLong tokens = response.usage().inputTokens();
            meter.took(ref, tokens, price.cost(response.usage()), System.nanoTime() - start);
            dimensions.set(embeddings.getFirst().vectors().getFirst().length);
            return embeddings;
        } catch (LlmException e) {
            throw new EmbedderException(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public void close() {
        closing.run();
    }
}
