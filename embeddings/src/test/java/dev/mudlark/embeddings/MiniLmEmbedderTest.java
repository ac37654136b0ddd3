package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.Embedding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MiniLmEmbedderTest {
    private static Embedder embedder;

    @BeforeAll
    static void open() {
        embedder = Shared.open();
    }

    @AfterAll
    static void close() {
        embedder.close();
    }

    @Test
    void theModelsNameHasVersionsQuantisationLimitAndPooling() {
        assertThat(embedder.model())
                .isEqualTo("all-MiniLM-L6-v2 int8 (langchain4j 1.19.0-beta29, onnxruntime 1.29.0,"
                        + " word pieces 1, 256 tokens, mean)");
        assertThat(embedder.dimensions()).isEqualTo(384);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    How do I reset my password? | I forgot my login credentials, how can I recover them? | 0.639
                    """)
    void aPairHasTheCosineThatWasMeasuredWithTheModelsOwnTokenizer(String one, String other, double cosine) {
        assertThat(Shared.cosine(vector(one), vector(other))).isCloseTo(cosine, within(0.001));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    How long does a refund take? | Money is returned within ten days. | Our offices are in Lisbon.
                    The server crashed at night. | An outage hit the machine after dark. | The invoice was paid.
                    Who may read the backups? | Access to saved copies is limited to two people. | Bread needs yeast.
                    """)
    void whatMeansTheSameIsCloserThanWhatDoesNot(String query, String near, String far) {
        assertThat(Shared.cosine(vector(query), vector(near)))
                .isGreaterThan(Shared.cosine(vector(query), vector(far)) + 0.1);
    }

    @Test
    void theLastWordOfALongTextChangesItsVectors() {
        String text = Shared.prose(new Random(1), 2_000);
        Embedding refund = embed(text + "refund");
        Embedding giraffe = embed(text + "giraffe");
        assertThat(refund.vectors()).hasSizeGreaterThan(8);
        assertThat(refund.vectors().getLast()).isNotEqualTo(giraffe.vectors().getLast());
    }

    @Test
    void wordsBehindThe126thOfAShortChunkCount() {
        String chunk = Shared.prose(new Random(2), 130);
        assertThat(vector(chunk + "giraffe")).isNotEqualTo(vector(chunk + "refund"));
    }

    @Test
    void theSameTextHasTheSameVectorsInAnyBatchOrderAndThread() throws Exception {
        Random random = new Random(20261130);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            texts.add(Shared.prose(random, 1 + random.nextInt(i == 0 ? 600 : 60)));
        }
        List<Embedding> alone = texts.stream().map(MiniLmEmbedderTest::embed).toList();
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Callable<List<Embedding>>> jobs = new ArrayList<>();
            List<List<Integer>> orders = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
                Collections.shuffle(order, random);
                orders.add(order);
                jobs.add(() -> embedder.embed(order.stream().map(texts::get).toList()));
            }
            List<Future<List<Embedding>>> results = threads.invokeAll(jobs);
            for (int i = 0; i < results.size(); i++) {
                for (int k = 0; k < texts.size(); k++) {
                    assertThat(results.get(i).get().get(k).vectors().toArray())
                            .isEqualTo(alone.get(orders.get(i).get(k)).vectors().toArray());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x",
                "a\u0000b\u0000",
                "\ud83d lone \udc4d",
                "🎉👩‍👩‍👧🇩🇪",
                "שלום עולם مرحبا بالعالم",
                "QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0QmFzZTY0",
                "[CLS] [SEP] [PAD] [MASK]"
            })
    void everyVectorHasLengthOne(String text) {
        assertThat(embed(text).vectors())
                .isNotEmpty()
                .allSatisfy(vector -> assertThat(Shared.cosine(vector, vector)).isCloseTo(1.0, within(1e-5)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n\t ", "\u0000\u0007", "\ud83d", "\u200b\u00a0\u3000"})
    void aTextWithNothingInItHasOneVectorOfZeros(String text) {
        assertThat(embed(text).vectors()).singleElement().isEqualTo(new float[384]);
    }

    @Test
    void noTextsHaveNoEmbeddings() {
        assertThat(embedder.embed(List.of())).isEmpty();
    }

    @Test
    void anInterruptEndsTheCallAndTheThreadStaysInterrupted() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> embedder.embed(Collections.nCopies(1_000_000, "refund")))
                    .isInstanceOf(EmbedderException.class)
                    .hasMessage("embedding was interrupted");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    private static Embedding embed(String text) {
        return embedder.embed(List.of(text)).getFirst();
    }

    private static float[] vector(String text) {
        return embed(text).vectors().getFirst();
    }
}
