package dev.mudlark.routing.tfidf;

import dev.mudlark.routing.Choice;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.Router;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Scores a question against each description; the highest score wins, and without any shared word no tool does. */
public final class TfIdfRouter implements Router {

    /** Scores that differ by less say nothing. */
    public static final double SAME = 1e-12;

    private final List<String> tools;
    private final ByTool.Names names;
    private final Vocabulary vocabulary;
    private final Descriptions descriptions;

    private TfIdfRouter(List<String> tools, Vocabulary vocabulary, Descriptions descriptions) {
        this.tools = tools;
        this.names = new ByTool.Names(tools);
        this.vocabulary = vocabulary;
        this.descriptions = descriptions;
    }

    /** A router over the descriptions of a preset. */
    public static TfIdfRouter over(Preset preset) {
        List<List<String>> texts =
                preset.descriptions().values().stream().map(Words::of).toList();
        Vocabulary vocabulary = Vocabulary.of(texts);
        Descriptions descriptions =
                new Descriptions(texts.stream().map(vocabulary::row).toList(), vocabulary.size());
        return new TfIdfRouter(preset.tools(), vocabulary, descriptions);
    }

    /** How rare each word of the descriptions is, in the order of the words. */
    public SequencedMap<String, Double> idf() {
        return vocabulary.idf();
    }

    @Override
    public Choice choose(String question) {
        Row asked = vocabulary.row(Words.of(question));
        double[] found = descriptions.scores(asked);
        List<List<String>> shared = shared(asked);
        List<String> best = best(found);
        return new Choice(
                best.stream().findFirst(),
                new ByTool<>(names, tool -> found[tool]),
                new ByTool<>(names, shared::get),
                best.size() > 1 ? best : List.of(),
                Optional.empty());
    }

    private List<String> best(double[] scores) {
        double most = 0;
        for (double score : scores) {
            most = Math.max(most, score);
        }
        List<String> best = new ArrayList<>();
        for (int tool = 0; tool < scores.length; tool++) {
            if (scores[tool] > 0 && most - scores[tool] <= SAME) {
                best.add(tools.get(tool));
            }
        }
        return best;
    }

    /** For each tool the words that it shares with the question, in their order. */
    private List<List<String>> shared(Row asked) {
        List<List<String>> shared = new ArrayList<>(Collections.nCopies(tools.size(), List.of()));
        for (int at = asked.size() - 1; at >= 0; at--) {
            String word = vocabulary.term(asked.term(at));
            for (int tool : descriptions.holders(asked.term(at))) {
                if (shared.get(tool).isEmpty()) {
                    shared.set(tool, new ArrayList<>());
                }
                shared.get(tool).add(word);
            }
        }
        return shared;
    }
}
