package dev.mudlark.embeddings;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import dev.mudlark.documents.Embedder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What several tests need. */
final class Shared {
    /** Kept between runs of the tests, as it is between runs of the command. */
    static final Path CACHE = Path.of(System.getProperty("mudlark.test.cache"));

    static final Resource TOKENIZER = new Resource("all-minilm-l6-v2-q-tokenizer.json");

    private Shared() {}

    static Embedder open() {
        return new MiniLmProvider().open(CACHE, notice -> {});
    }

    static BertTokenizer tokenizer() throws IOException {
        return new BertTokenizer(Vocabulary.read(TOKENIZER));
    }

    /** The tokenizer that the model was published with, without its limit. */
    static HuggingFaceTokenizer reference() throws IOException {
        try (InputStream in = TOKENIZER.open()) {
            return HuggingFaceTokenizer.newInstance(
                    in, Map.of("padding", "false", "truncation", "false", "modelMaxLength", "1000000"));
        }
    }

    static long[] ids(Tokens tokens) {
        return Arrays.stream(tokens.copy(0, tokens.size())).asLongStream().toArray();
    }

    static double cosine(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (double) a[i] * b[i];
        }
        return sum;
    }

    /** Random words of plain English, with a full stop now and then. */
    static String prose(Random random, int words) {
        List<String> known = List.of(
                "server",
                "the",
                "invoice",
                "was",
                "restarted",
                "in",
                "Frankfurt",
                "refunds",
                "within",
                "days",
                "customers",
                "of",
                "plan",
                "E-4471",
                "unavailability",
                "3,200",
                "backup",
                "encryption",
                "a",
                "quickly");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append(known.get(random.nextInt(known.size()))).append(random.nextInt(12) == 0 ? ". " : " ");
        }
        return text.toString();
    }
}
