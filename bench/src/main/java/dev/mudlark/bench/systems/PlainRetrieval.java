package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.Sampling;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.documents.ScoredPassage;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Plain retrieval: the best passages go to the model with the question.
 *
 * @param retriever finds them; the type is called after it
 */
record PlainRetrieval(Retriever retriever) implements SystemType {

    static final Option<Integer> TOP_K =
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
                                Stream.of(
                                        SystemCatalog.NAME,
                                        ModelSettings.OWN_GENERATOR,
                                        Sampling.OWN_TEMPERATURE,
                                        Sampling.OWN_MAX_TOKENS,
                                        TOP_K),
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
    public boolean embeds(SystemEntry entry) {
        return retriever.embeds();
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
                    index.buildCost(),
                    Optional.of(index.passages()),
                    entry.settings());
            return new Retrieving(info, generator, new Passages(index, retriever, topK));
        };
    }

    private record Retrieving(SystemInfo info, Generator generator, Passages passages) implements RagSystem {

        @Override
        public Transcript answer(Asked asked, AnswerContext context) {
            long start = System.nanoTime();
            List<ScoredPassage> found = passages.find(asked.text(), context.trace());
            return Reply.ask(generator, Prompts.WITH_PASSAGES, Prompts.question(asked.text(), found), context)
                    .transcript(info.name(), asked, Prompts.WITH_PASSAGES, passages.ranking(found), context, start);
        }
    }
}
