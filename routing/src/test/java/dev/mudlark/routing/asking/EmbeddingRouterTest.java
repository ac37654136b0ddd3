package dev.mudlark.routing.asking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.Embedding;
import dev.mudlark.routing.Choice;
import dev.mudlark.routing.EmbeddingKind;
import dev.mudlark.routing.Sets;
import java.util.List;
import org.junit.jupiter.api.Test;

class EmbeddingRouterTest {

    /** Texts that begin with a digit point to that part of a quarter circle; others have no vector of length 1. */
    private static final Embedder EMBEDDER = new Embedder() {
        @Override
        public String model() {
            return "test";
        }

        @Override
        public int dimensions() {
            return 2;
        }

        @Override
        public List<Embedding> embed(List<String> texts) {
            return texts.stream().map(this::one).toList();
        }

        private Embedding one(String text) {
            return new Embedding(text.chars()
                    .filter(Character::isDigit)
                    .mapToObj(c -> Math.toRadians(10.0 * (c - '0')))
                    .map(angle -> new float[] {(float) Math.cos(angle), (float) Math.sin(angle)})
                    .toList());
        }

        @Override
        public void close() {}
    };

    private static Choice choose(double threshold, String question, String... descriptions) {
        return new EmbeddingKind(EMBEDDER, threshold)
                .over(Sets.preset(descriptions))
                .choose(question);
    }

    @Test
    void theNearestDescriptionIsChosen() {
        Choice choice = choose(0.5, "1", "a", "7", "b", "3");
        assertThat(choice.tool()).contains("b");
        assertThat(choice.scores().get("b")).isCloseTo(Math.cos(Math.toRadians(20)), within(1e-6));
        assertThat(choice.matched()).isEmpty();
    }

    @Test
    void belowTheThresholdNoToolIsChosen() {
        assertThat(choose(0.95, "1", "a", "7", "b", "3").tool()).isEmpty();
    }

    @Test
    void ofALongDescriptionTheNearestPieceCounts() {
        assertThat(choose(0.5, "1", "a", "3", "b", "9 8 1").tool()).contains("b");
    }

    @Test
    void equalScoresTie() {
        assertThat(choose(0.5, "1", "b", "3", "a", "3").tied()).containsExactly("b", "a");
    }

    @Test
    void aThresholdThatIsNoCosineIsRefused() {
        assertThatThrownBy(() -> new EmbeddingKind(EMBEDDER, 1.5)).hasMessageContaining("-1 to 1");
        assertThatThrownBy(() -> new EmbeddingKind(EMBEDDER, Double.NaN)).hasMessageContaining("-1 to 1");
    }
}
