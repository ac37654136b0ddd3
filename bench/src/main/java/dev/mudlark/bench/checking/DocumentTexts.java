package dev.mudlark.bench.checking;

import dev.mudlark.bench.similarity.Shingles;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import dev.mudlark.evaluation.Question;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The documents in the forms in which they are compared, each made when it is needed; the last used are kept. */
final class DocumentTexts {
    /** Words in a row that are a copied phrase rather than a common one. */
    static final int PHRASE = 7;

    /** Relevant documents of one question that are looked at. */
    private static final int MOST = 20;

    private static final int KEPT = 500;

    private final Path docs;
    private final Collection collection;
    private final Map<String, ComparedText> compared = kept();
    private final Map<String, Shingles> phrases = kept();
    private final Map<String, Set<String>> words = kept();

    DocumentTexts(Path docs, Collection collection) {
        this.docs = docs;
        this.collection = collection;
    }

    Collection collection() {
        return collection;
    }

    /** The documents and tables that a question is about, the first {@value #MOST} of them. */
    List<Document> relevant(Question question) {
        return question.relevantDocIds().stream()
                .limit(MOST)
                .map(collection::find)
                .flatMap(Optional::stream)
                .toList();
    }

    /** Title and text as answers are compared. */
    ComparedText compared(Document document) {
        return cached(compared, document, key -> ComparedText.of(key.title() + "\n" + key.text()));
    }

    /** The words of title and text. */
    Set<String> words(Document document) {
        return cached(words, document, key -> compared(key).words());
    }

    /** The runs of {@value #PHRASE} words. */
    Shingles phrases(Document document) {
        return cached(phrases, document, key -> Shingles.of(key.text().toString(), PHRASE));
    }

    /** Where a document lies. */
    String placeOf(Document document) {
        return docs.resolve(document.path()).toString();
    }

    private static <T> T cached(Map<String, T> cache, Document document, Function<Document, T> make) {
        return cache.computeIfAbsent(document.id(), id -> make.apply(document));
    }

    private static <T> Map<String, T> kept() {
        return new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
                return size() > KEPT;
            }
        };
    }
}
