package dev.mudlark.bench.systems;

import dev.mudlark.agents.TopicDecision;
import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.Sampling;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A classifier decides whether to retrieve; what it lets through is plain retrieval. */
final class PipelineRag implements SystemType {

    private static final String TYPE = "pipeline_rag";
    private static final Option<String> TOPICS = Option.required(
            "topics",
            OptionTypes.text(),
            "What the documents cover, in a sentence: the classifier decides by it alone, such as `Larkspur Cloud's plans,"
                    + " prices, refunds and servers`.");
    private static final Option<String> RETRIEVER = Option.of(
            "retriever",
            OptionTypes.choice(Retriever.labels()),
            Retriever.HYBRID.label(),
            "What finds passages: the same retrieval as the system of that type.");
    private static final Option<String> OFF_TOPIC_REPLY = Option.of(
            "off_topic_reply",
            OptionTypes.text(),
            "The documents do not cover this topic.",
            "The answer to every question that the classifier lets not through.");
    private static final Section SECTION = new Section(
            TYPE,
            "The pipeline decides: a model is asked whether the question is on topic, yes or no. On yes the question,"
                    + " unchanged, is the query of one retrieval, and the passages go to the model. On no the answer is a"
                    + " fixed text. Beside `agent_search` it shows what it is worth to leave this decision to the model.",
            Stream.concat(
                            Stream.of(
                                    SystemCatalog.NAME,
                                    ModelSettings.OWN_GENERATOR,
                                    Sampling.OWN_TEMPERATURE,
                                    Sampling.OWN_MAX_TOKENS,
                                    TOPICS,
                                    RETRIEVER,
                                    PlainRetrieval.TOP_K,
                                    OFF_TOPIC_REPLY),
                            Chunking.OPTIONS.stream())
                    .<Option<?>>map(option -> option)
                    .toList(),
            WithoutTools.refusing(TYPE));

    @Override
    public Section section() {
        return SECTION;
    }

    @Override
    public void check(SystemEntry entry, Surroundings surroundings, Problems problems) {
        Chunking.check(entry, problems);
        entry.options().sound(RETRIEVER).ifPresent(label -> surroundings.check(Retriever.of(label), entry, problems));
    }

    @Override
    public boolean embeds(SystemEntry entry) {
        return Retriever.of(entry.options().get(RETRIEVER)).embeds();
    }

    @Override
    public SystemPlan plan(SystemEntry entry, Surroundings surroundings) {
        Chunking chunking = Chunking.of(entry);
        Retriever retriever = Retriever.of(entry.options().get(RETRIEVER));
        Generator generator = surroundings.generators().of(entry);
        String classifier =
                TopicDecision.instructions(entry.options().get(TOPICS).strip());
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
            Passages passages = new Passages(index, retriever, entry.options().get(PlainRetrieval.TOP_K));
            return new Pipeline(
                    info, generator, classifier, passages, entry.options().get(OFF_TOPIC_REPLY));
        };
    }
}
