package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BertTokenizerTest {
    /** Blocks whose characters have kept their kind since long before the reference's tables were made. */
    private static final int[][] SETTLED = {
        {0x0000, 0x036F}, {0x0400, 0x052F}, {0x0905, 0x0939}, {0x0E01, 0x0E5B}, {0x1E00, 0x1FFF}, {0x2000, 0x20BD},
        {0x2100, 0x23FA}, {0x2460, 0x2BD1}, {0x3000, 0x30FF}, {0x3400, 0x4DB5}, {0x4E00, 0x9FD5}, {0xAC00, 0xD7A3},
        {0xE000, 0xFAFF}, {0xFE30, 0xFFFF}, {0x1F300, 0x1F579}, {0x20000, 0x2010F}
    };

    private static BertTokenizer tokenizer;
    private static HuggingFaceTokenizer reference;

    @BeforeAll
    static void load() throws IOException {
        tokenizer = Shared.tokenizer();
        reference = Shared.reference();
    }

    @AfterAll
    static void free() {
        reference.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How do I reset my password?",
                "Crème BRÛLÉE, naïve façade; İstanbul ΣΊΣΥΦΟΣ ﬁn ½",
                "sys.remote_exec(pid, script) -> None  # PEP 768",
                "E-4471\tpaid\r\n  21,600.50 EUR / $5^2 `a|b` ~x",
                "東京タワー는 높다。שלום עולם مرحبا بالعالم",
                "👩‍👩‍👧 family 🏳️‍🌈 flags 🇩🇪 and e\u0301 a\u0000b \ufeff zero\u200bwidth",
                "antidisestablishmentarianism unaffable zzzzqqqqxxxx",
                "a\u2028b\u00a0c\u0085d\u3000e \ufffd"
            })
    void tokensAreThoseOfTheTokenizerTheModelWasPublishedWith(String text) {
        assertThat(Shared.ids(tokenizer.tokens(text)))
                .isEqualTo(reference.encode(text, false, false).getIds());
    }

    @Test
    void everyCharacterOfASettledBlockIsTreatedAsTheReferenceDoes() {
        TreeSet<String> different = new TreeSet<>();
        for (int[] block : SETTLED) {
            for (int c = block[0]; c <= block[1]; c++) {
                String text = "x" + Character.toString(c) + "ab";
                if (Character.isDefined(c)
                        && !Arrays.equals(
                                Shared.ids(tokenizer.tokens(text)),
                                reference.encode(text, false, false).getIds())) {
                    different.add(Integer.toHexString(c));
                }
            }
        }
        assertThat(different).isEmpty();
    }

    @Test
    void randomTextHasTheTokensOfTheReference() {
        long seed = 20261130;
        Random random = new Random(seed);
        String alphabet = "aeionrstAB09 .,-_'\n éßΔжक東🎉\u0301\u200d()";
        int[] characters = alphabet.codePoints().toArray();
        for (int i = 0; i < 300; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(80); n >= 0; n--) {
                text.appendCodePoint(characters[random.nextInt(characters.length)]);
            }
            assertThat(Shared.ids(tokenizer.tokens(text.toString())))
                    .as("seed %d, text %d: %s", seed, i, text)
                    .isEqualTo(reference.encode(text.toString(), false, false).getIds());
        }
    }

    @Test
    void aWordOverAHundredCharactersIsReadInPartsInsteadOfBecomingOneUnknownToken() {
        String base64 = "QmFzZTY0".repeat(50);
        assertThat(reference.encode(base64, false, false).getIds()).hasSize(1);
        assertThat(Shared.ids(tokenizer.tokens(base64)))
                .hasSizeGreaterThan(100)
                .doesNotContain(reference.encode(base64, false, false).getIds()[0]);
    }

    @Test
    void theNameOfASpecialTokenIsPlainText() {
        assertThat(Shared.ids(tokenizer.tokens("[SEP]")))
                .isEqualTo(reference.encode("[ sep ]", false, false).getIds());
    }

    @Test
    void loneHalvesOfPairsAndControlCharactersAreNothing() {
        assertThat(tokenizer.tokens("\ud83d \udc4d\u0000\u0007\u200b\ue000").size())
                .isZero();
        assertThat(Shared.ids(tokenizer.tokens("re\ud83dfund")))
                .isEqualTo(reference.encode("refund", false, false).getIds());
    }
}
