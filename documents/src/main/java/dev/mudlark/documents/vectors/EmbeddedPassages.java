package dev.mudlark.documents.vectors;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.Embedding;
import dev.mudlark.documents.EmbeddingWatch;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.VectorSearcher;
import dev.mudlark.documents.index.PassageList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Which passages of a collection get vectors. */
final class EmbeddedPassages {

    private static final int BATCH = 128;

    /** Their numbers, ascending. */
    private final int[] numbers;

    private EmbeddedPassages(int[] numbers) {
        this.numbers = numbers;
    }

    /** Cuts documents into {@code passages} and leaves out rows of tables beyond the limit, which {@code watch} hears. */
    static EmbeddedPassages of(List<Document> documents, Chunker chunker, PassageList passages, EmbeddingWatch watch) {
        TableRows rows = new TableRows(VectorSearcher.MOST_ROWS);
        IntStream.Builder numbers = IntStream.builder();
        for (int i = 0; i < documents.size(); i++) {
            boolean wanted = rows.takes(documents.get(i));
            for (Passage passage : chunker.chunk(documents.get(i))) {
                if (wanted) {
                    numbers.add(passages.size());
                }
                passages.add(i, passage.span());
            }
        }
        rows.beyond()
                .forEach((table, count) ->
                        watch.note(String.format(Locale.ROOT, "table %s: %,d of ", table, VectorSearcher.MOST_ROWS)
                                + Counted.grouped(count, "row") + " are embedded; search by words finds all"));
        return new EmbeddedPassages(numbers.build().toArray());
    }

    /** How many there are. */
    int size() {
        return numbers.length;
    }

    /** Embeds them in their order, a few at a time. */
    PassageVectors embed(PassageList passages, Embedder embedder, EmbeddingWatch watch) {
        PassageVectors vectors = new PassageVectors(numbers.length);
        watch.embedded(0, numbers.length);
        for (int from = 0; from < numbers.length; from += BATCH) {
            int to = Math.min(numbers.length, from + BATCH);
            List<String> texts = new ArrayList<>();
            for (int i = from; i < to; i++) {
                texts.add(textOf(passages.get(numbers[i])));
            }
            List<Embedding> embeddings = embedder.embed(texts);
            for (int i = from; i < to; i++) {
                for (float[] vector : embeddings.get(i - from).vectors()) {
                    vectors.add(numbers[i], vector);
                }
            }
            watch.embedded(to, numbers.length);
        }
        return vectors;
    }

    /** The passage after the title of its document, which often says what the passage is about. */
    private static String textOf(Passage passage) {
        return passage.title() + "\n" + passage.text();
    }
}
