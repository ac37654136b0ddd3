package dev.mudlark.documents;

import dev.mudlark.documents.languages.StopWordCount;
import java.util.Optional;

/** Tells the language of texts by their most frequent words. */
public final class Languages {

    private Languages() {}

    /**
     * The language that texts are written in, if that is clear: enough of its stop words, and clearly more than of any other
     * language. One of {@link Language} but {@link Language#NONE}.
     *
     * @param texts as much as there is; reading stops once there is enough
     */
    public static Optional<Language> detect(Iterable<String> texts) {
        return StopWordCount.of(texts).clearWinner();
    }
}
