package dev.mudlark.routing;

import dev.mudlark.routing.tfidf.TfIdfRouter;
import dev.mudlark.routing.tfidf.Words;
import java.util.List;

/**
 * The stand-in: the tool whose description shares the rarest words with the question. Words are compared letter by letter,
 * so it is stricter about wording than any model.
 *
 * <p>The weights are those of scikit-learn's TfidfVectorizer with its defaults: raw counts, {@code idf = ln((1 + n) / (1 + df))
 * + 1} over the descriptions of the preset, rows of length 1, scores by dot product.
 */
public final class TfIdf implements RouterKind {

    @Override
    public String name() {
        return "tfidf";
    }

    @Override
    public boolean isStandIn() {
        return true;
    }

    @Override
    public Router over(Preset preset) {
        return TfIdfRouter.over(preset);
    }

    /** The words of a text as the router sees them, in their order, with repetitions. */
    public static List<String> words(String text) {
        return Words.of(text);
    }
}
