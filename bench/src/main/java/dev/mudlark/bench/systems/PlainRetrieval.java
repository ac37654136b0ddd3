package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.context.Step;
import dev.mudlark.documents.ScoredPassage;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Retrieval;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Plain retrieval: the best passages go to the model with the question.
 *
 * @param retriever finds them; the type is called after it
 */
record PlainRetrieval(Retriever retriever) implements SystemType {

    private static final Option<Integer> TOP_K =
            Option.of("top_k", OptionTypes.integer(1, 100), 5, "Passages that go to the model.");

    @Override
    public Section section() {
        String how = switch (retriever) {
            case BM25 -> "by BM25";
            case VECTOR -> "by the cosine of their vectors";
            case HYBRID -> "by BM25 and vectors, merged by Reciprocal Rank Fusion,";
        };
        return new Section(
                retriever.label(),
                "Plain retrieval: the best passages " + how + " go to the model together with the question.",
                Stream.concat(
                                Stream.of(SystemCatalog.NAME, ModelSettings.OWN_GENERATOR, TOP_K),
                                Chunking.OPTIONS.stream())
                        .<Option<?>>map(option -> option)
                        .toList(),
                WithoutTools.refusing(retriever.label()));
    }

    @Override
    public void check(SystemEntry entry, Surroundings surroundings, Problems problems) {
        Chunking.check(entry, problems);
        surroundings.check(retriever, entry, problems);
    }

    @Override
    public SystemPlan plan(SystemEntry entry, Surroundings surroundings) {
        Chunking chunking = Chunking.of(entry);
        int topK = entry.options().get(TOP_K);
        Generator generator = surroundings.generators().of(entry);
        return library -> {
            Index<?> index = library.index(retriever, chunking);
            SystemInfo info = new SystemInfo(
                    entry.name(),
                    entry.type(),
                    generator.name(),
                    generator.standIn(),
                    List.of(),
                    index.buildNanos(),
                    0,
                    Optional.of(index.passages()),
                    entry.settings());
            return new Retrieving(info, generator, index, topK);
        };
    }

    private record Retrieving(SystemInfo info, Generator generator, Index<?> index, int topK) implements RagSystem {

        @Override
        public Transcript answer(Asked asked, AnswerContext context) {
            long start = System.nanoTime();
            List<ScoredPassage> found = index.searcher().search(asked.text(), topK);
            context.trace().add(retrieved(found.size(), System.nanoTime() - start));
            List<Retrieval> retrievals = found.isEmpty()
                    ? List.of()
                    : List.of(new Retrieval(
                            info.type(),
                            found.stream().map(ScoredPassage::passage).toList()));
            return Reply.ask(generator, Prompts.WITH_PASSAGES, Prompts.question(asked.text(), found), context)
                    .transcript(info.name(), asked, Prompts.WITH_PASSAGES, retrievals, context, start);
        }

        private Step retrieved(int passages, long nanos) {
            return new Step(
                    Step.Kind.RETRIEVE,
                    info.type(),
                    nanos,
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    0,
                    Map.of("passages", String.valueOf(passages)));
        }
    }
}
