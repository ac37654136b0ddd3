package dev.mudlark.routing.asking;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.Embedding;
import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.Router;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Compares a question with descriptions in the space of an embedding model. */
public final class EmbeddingRouter implements Router {

    private static final double SAME = 1e-12;

    private final List<String> tools;
    private final List<Embedding> descriptions;
    private final Embedder embedder;
    private final double threshold;

    private EmbeddingRouter(List<String> tools, List<Embedding> descriptions, Embedder embedder, double threshold) {
        this.tools = tools;
        this.descriptions = descriptions;
        this.embedder = embedder;
        this.threshold = threshold;
    }

    /** Embeds the descriptions of a preset. */
    public static EmbeddingRouter over(Preset preset, Embedder embedder, double threshold) {
        List<Embedding> descriptions =
                embedder.embed(List.copyOf(preset.descriptions().values()));
        return new EmbeddingRouter(preset.tools(), descriptions, embedder, threshold);
    }

    @Override
    public Choice choose(String question) {
        Embedding asked = embedder.embed(List.of(question)).getFirst();
        SequencedMap<String, Double> scores = new LinkedHashMap<>();
        for (int tool = 0; tool < tools.size(); tool++) {
            scores.put(tools.get(tool), nearest(asked, descriptions.get(tool)));
        }
        double most = scores.values().stream().mapToDouble(score -> score).max().orElse(-1);
        List<String> best = most < threshold
                ? List.of()
                : scores.entrySet().stream()
                        .filter(entry -> most - entry.getValue() <= SAME)
                        .map(entry -> entry.getKey())
                        .toList();
        return new Choice(
                best.stream().findFirst(),
                scores,
                new LinkedHashMap<>(),
                best.size() > 1 ? best : List.of(),
                Optional.empty());
    }

    /** The cosine of the two pieces that are closest: a long description is embedded in several. */
    private static double nearest(Embedding one, Embedding other) {
        double most = -1;
        for (float[] a : one.vectors()) {
            for (float[] b : other.vectors()) {
                most = Math.max(most, dot(a, b));
            }
        }
        return most;
    }

    private static double dot(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (double) a[i] * b[i];
        }
        return sum;
    }
}
