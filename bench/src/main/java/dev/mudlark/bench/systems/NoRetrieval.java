package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.Sampling;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.SystemCatalog;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.List;
import java.util.Optional;

/** Asks the model without any document: what it knows by itself. */
final class NoRetrieval implements SystemType {

    private static final Section SECTION = new Section(
            "no_retrieval",
            "The model alone, without any document: what it knows by itself.",
            List.of(SystemCatalog.NAME, ModelSettings.OWN_GENERATOR, Sampling.OWN_TEMPERATURE, Sampling.OWN_MAX_TOKENS),
            WithoutTools.refusing("no_retrieval"));

    @Override
    public Section section() {
        return SECTION;
    }

    @Override
    public SystemPlan plan(SystemEntry entry, Surroundings surroundings) {
        Generator generator = surroundings.generators().of(entry);
        SystemInfo info = new SystemInfo(
                entry.name(),
                entry.type(),
                generator.name(),
                generator.standIn(),
                List.of(),
                0,
                0,
                Optional.empty(),
                entry.settings());
        return library -> new Asking(info, generator);
    }

    private record Asking(SystemInfo info, Generator generator) implements RagSystem {
        @Override
        public Transcript answer(Asked asked, AnswerContext context) {
            long start = System.nanoTime();
            return Reply.ask(generator, Prompts.WITHOUT_DOCUMENTS, asked.text(), context)
                    .transcript(info.name(), asked, Prompts.WITHOUT_DOCUMENTS, List.of(), context, start);
        }
    }
}
