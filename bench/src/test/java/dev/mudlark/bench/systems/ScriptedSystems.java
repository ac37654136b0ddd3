package dev.mudlark.bench.systems;

import dev.mudlark.agents.DataFence;
import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.config.SystemList;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.EmbeddingWatch;
import dev.mudlark.documents.Language;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.Price;
import dev.mudlark.tools.AuditLog;
import dev.mudlark.tools.ToolRules;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

/** Systems over two documents, with a model that follows a script. */
final class ScriptedSystems {

    static final Collection DOCUMENTS = Documents.of(
                    List.of(
                            Documents.text("refunds", "Refunds", "A refund takes five days."),
                            Documents.text("lamps", "Lamps", "The lamp KX-9 is red.")),
                    List.of())
            .view(Caller.anonymous());

    final ScriptedLlm llm = new ScriptedLlm();
    final LetterCounts embedder = new LetterCounts();
    final Library library = new Library(DOCUMENTS, Language.NONE, new Embeddings(() -> embedder, EmbeddingWatch.NONE));

    List<RagSystem> open(String systems) {
        return open(systems, Price.of(100, 200));
    }

    List<RagSystem> open(String systems, Price price) {
        return plan(systems, price, true).stream()
                .map(plan -> plan.open(library))
                .toList();
    }

    List<SystemPlan> plan(String systems, Price price, boolean embeds) {
        Problems problems = new Problems();
        SystemList read = new ConfigReader(Systems.catalog())
                .read("c.yaml", "systems: " + systems, Path.of("."), "c", problems)
                .systems();
        Generator generator = new Generator("scripted", llm, price, false);
        Surroundings surroundings =
                new Surroundings(generator, ToolRules.DEFAULT, AuditLog.NONE, DataFence.seeded(1), embeds);
        Systems.check(read, surroundings, problems);
        Lineup lineup = Systems.lineup(read, problems);
        problems.throwIfAny();
        return Systems.plan(lineup, surroundings);
    }

    Transcript answer(RagSystem system, String question) {
        return system.answer(
                new Asked("q", question),
                new AnswerContext(llm, Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), Deadline.none(), new Trace()));
    }
}
