package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PiecesTest {
    private static final int LIMIT = 254;
    private static BertTokenizer tokenizer;

    @BeforeAll
    static void load() throws IOException {
        tokenizer = Shared.tokenizer();
    }

    private static List<String> texts() {
        Random random = new Random(20261130);
        return List.of(
                "one",
                Shared.prose(random, 100),
                Shared.prose(random, 2_000),
                "a".repeat(1_000_000),
                "!".repeat(5_000),
                "東".repeat(5_000),
                "🎉".repeat(5_000),
                "\ud83d".repeat(5_000) + "x",
                "مرحبا ".repeat(3_000),
                "qz".repeat(45).concat(" ").repeat(40));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyTokenIsInOnePieceInOrderAndNoPieceIsOverTheLimit(String text) {
        Tokens tokens = tokenizer.tokens(text);
        List<int[]> pieces = new Pieces(LIMIT).of(tokens);
        assertThat(pieces).allSatisfy(piece -> assertThat(piece.length).isBetween(1, LIMIT));
        assertThat(pieces.stream().flatMapToInt(Arrays::stream).toArray()).isEqualTo(tokens.copy(0, tokens.size()));
    }

    @Test
    void whatFitsIsOnePieceAndOneTokenMoreMakesTwoOfAboutEqualLength() {
        assertThat(lengths("go ".repeat(254))).containsExactly(254);
        assertThat(lengths("go ".repeat(255))).containsExactly(128, 127);
    }

    @Test
    void aCutIsWhereASentenceBeginsWhenOneIsNear() {
        String text = "go ".repeat(119) + "now. " + "Then " + "go ".repeat(170);
        assertThat(lengths(text)).containsExactly(121, 171);
        String paragraphs = "go ".repeat(120) + "\n\n" + "go ".repeat(170);
        assertThat(lengths(paragraphs)).containsExactly(120, 170);
    }

    @Test
    void aWordIsNotCutWhenItFitsIntoAPiece() {
        int word = tokenizer.tokens("unaffable").size();
        assertThat(word).isEqualTo(3);
        assertThat(Stream.of(lengths("unaffable ".repeat(200))).flatMap(List::stream))
                .allSatisfy(length -> assertThat(length % word).isZero());
    }

    private static List<Integer> lengths(String text) {
        return new Pieces(LIMIT)
                .of(tokenizer.tokens(text)).stream().map(piece -> piece.length).toList();
    }
}
