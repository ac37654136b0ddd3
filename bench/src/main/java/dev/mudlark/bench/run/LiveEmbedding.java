package dev.mudlark.bench.run;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.Embedding;
import dev.mudlark.documents.VectorCache;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Asks an embedding model behind an endpoint. Passages are looked for among the vectors that earlier runs kept; a query is
 * always asked, so that what it costs does not depend on who asked it before.
 */
final class LiveEmbedding implements Llm, AutoCloseable {

    private final ModelRef ref;
    private final RemoteModel model;
    private final Path folder;
    private final Consumer<String> notices;

    @SuppressWarnings("ThreadLocalUsage") // one for each run, gone with it, and removed after each use
    private final ThreadLocal<@Nullable Count> counting = new ThreadLocal<>();

    private final AtomicReference<@Nullable Opened> opened = new AtomicReference<>();

    /** Both ways to the model. */
    private record Opened(Embedder queries, Embedder passages) {}

    /** What the server said of the requests of one call. */
    private static final class Count {
        private boolean asked;
        private long tokens;
        private boolean heard;

        OptionalLong read() {
            return asked && !heard ? OptionalLong.empty() : OptionalLong.of(tokens);
        }
    }

    LiveEmbedding(ModelRef ref, RemoteModel model, Path folder, Consumer<String> notices) {
        this.ref = ref;
        this.model = model;
        this.folder = folder;
        this.notices = notices;
    }

    /** Its full name; opens it. */
    String name() {
        return open().queries.model();
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        List<String> texts = request.messages().stream().map(Message::content).toList();
        Count count = new Count();
        counting.set(count);
        try {
            Opened open = open();
            List<Embedding> embeddings = (texts.size() == 1 ? open.queries : open.passages).embed(texts);
            OptionalLong read = count.read();
            return new LlmToolResponse(
                    VectorText.write(embeddings),
                    List.of(),
                    read.isPresent() ? Usage.of(read.getAsLong(), 0) : Usage.UNKNOWN,
                    ref.name(),
                    ref.provider(),
                    StopReason.END,
                    Optional.empty());
        } catch (EmbedderException e) {
            throw e.getCause() instanceof LlmException cause
                    ? cause
                    : new LlmException(String.valueOf(e.getMessage()), e);
        } finally {
            counting.remove();
        }
    }

    private synchronized Opened open() {
        Opened known = opened.get();
        if (known != null) {
            return known;
        }
        Embedder remote = new Noticed(model.open(this::took));
        Opened fresh = new Opened(remote, VectorCache.around(remote, folder, notices));
        opened.set(fresh);
        return fresh;
    }

    private void took(long tokens) {
        Count count = counting.get();
        if (count != null) {
            count.tokens += tokens;
            count.heard = true;
        }
    }

    @Override
    public void close() {
        Opened known = opened.get();
        if (known != null) {
            known.passages.close();
        }
    }

    /** The model itself; notes that it was asked. */
    private final class Noticed implements Embedder {
        private final Embedder inner;

        Noticed(Embedder inner) {
            this.inner = inner;
        }

        @Override
        public String model() {
            return inner.model();
        }

        @Override
        public int dimensions() {
            return inner.dimensions();
        }

        @Override
        public List<Embedding> embed(List<String> texts) {
            Count count = counting.get();
            if (count != null && texts.stream().anyMatch(text -> !text.isBlank())) {
                count.asked = true;
            }
            return inner.embed(texts);
        }

        @Override
        public void close() {
            inner.close();
        }
    }
}
