package dev.mudlark.bench.systems;

import dev.mudlark.context.Step;
import dev.mudlark.context.Trace;
import dev.mudlark.documents.ScoredPassage;
import dev.mudlark.evaluation.Transcript.Retrieval;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * One retrieval for a question.
 *
 * @param index where passages are found
 * @param retriever how
 * @param topK most passages
 */
record Passages(Index<?> index, Retriever retriever, int topK) {

    /** The best passages for a query; notes the step. */
    List<ScoredPassage> find(String query, Trace trace) {
        long start = System.nanoTime();
        EmbeddingUse use = new EmbeddingUse(trace.name());
        List<ScoredPassage> found = index.counted(use).search(query, topK);
        trace.add(new Step(
                Step.Kind.RETRIEVE,
                retriever.label(),
                System.nanoTime() - start,
                OptionalLong.empty(),
                OptionalLong.empty(),
                0,
                Map.of("passages", String.valueOf(found.size()))));
        use.step().ifPresent(trace::add);
        return found;
    }

    /** What was found as a ranking; none when nothing was. */
    List<Retrieval> ranking(List<ScoredPassage> found) {
        return found.isEmpty()
                ? List.of()
                : List.of(new Retrieval(
                        retriever.label(),
                        found.stream().map(ScoredPassage::passage).toList()));
    }
}
