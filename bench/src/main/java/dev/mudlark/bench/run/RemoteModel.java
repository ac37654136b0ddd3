package dev.mudlark.bench.run;

import dev.mudlark.documents.Embedder;
import dev.mudlark.models.ModelCard;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;
import dev.mudlark.providers.RemoteEmbeddings;
import java.nio.file.Path;
import java.util.function.LongConsumer;

/**
 * An embedding model behind an endpoint.
 *
 * @param card its reference, and what is known of it
 * @param provider who is asked; its limits are shared with the models that answer there
 */
record RemoteModel(ModelCard card, ModelProvider provider) {

    ModelRef ref() {
        return card.ref();
    }

    Price price() {
        return card.price();
    }

    /**
     * Opens it.
     *
     * @param tokens hears what each request took
     */
    Embedder open(LongConsumer tokens) {
        return RemoteEmbeddings.of(ref(), provider, tokens).open(Path.of(""), notice -> {});
    }
}
