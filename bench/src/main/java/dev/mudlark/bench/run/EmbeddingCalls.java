package dev.mudlark.bench.run;

import dev.mudlark.bench.systems.EmbeddingMeter;
import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.VectorCache;
import dev.mudlark.models.Llm;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Which way the calls of an embedding model behind an endpoint go.
 *
 * @param calls into a recording, out of one, or straight to the model
 * @param money what they are paid from; empty when nothing limits it
 */
record EmbeddingCalls(Calls calls, Optional<RunMoney> money) {

    /** Straight to the model, without a limit. */
    static EmbeddingCalls direct() {
        return new EmbeddingCalls(Calls.of(Taping.NONE, Optional.empty(), "", List.of()), Optional.empty());
    }

    /** The model; nothing is asked yet, and in a run that is repeated nothing ever. */
    Embedder open(RemoteModel model, EmbeddingMeter meter, Consumer<String> notices) {
        LiveEmbedding live = new LiveEmbedding(model.ref(), model, VectorCache.defaultFolder(), notices);
        Llm asked = calls.embedding(
                model.ref(),
                () -> money.<Llm>map(limited -> new MeteredLlm(live, model.price(), limited))
                        .orElse(live));
        String name = calls.embeddingName(live::name);
        return new AskedEmbedder(model.ref().toString(), () -> name, asked, model.price(), meter, live::close);
    }
}
