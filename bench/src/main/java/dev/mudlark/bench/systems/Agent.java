package dev.mudlark.bench.systems;

import dev.mudlark.agents.AgentResult;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.ToolOutcome;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A model with tools in a bounded loop.
 *
 * @param info what it is
 * @param setup model, tools and limits
 * @param collection what the tools read
 * @param index what the search tool asks; empty for an agent without an index
 */
record Agent(SystemInfo info, AgentSetup setup, Collection collection, Optional<Index<?>> index) implements RagSystem {

    /** The tools whose passages are a ranking. */
    private static final Set<String> RETRIEVAL_TOOLS = Set.of("search", "corpus_grep", "read_document");

    @Override
    public Transcript answer(Asked asked, AnswerContext context) {
        long start = System.nanoTime();
        EmbeddingUse use = new EmbeddingUse(context.trace().name());
        QuestionContext question = new QuestionContext(
                collection,
                index.map(all -> all.counted(use)),
                Caller.anonymous(),
                context.clock(),
                context.deadline(),
                Budget.unlimited(),
                context.trace(),
                new ConcurrentHashMap<>(),
                info.name() + "/" + asked.id());
        AgentResult result = setup.loop(context.llm()).run(asked.text(), question);
        use.step().ifPresent(context.trace()::add);
        return new Transcript(
                info.name(),
                asked.id(),
                setup.prompt(),
                result.messages(),
                result.outcomes().stream().map(Agent::use).toList(),
                result.outcomes().stream()
                        .filter(Agent::isRanking)
                        .map(outcome -> new Transcript.Retrieval(outcome.tool(), outcome.passages()))
                        .toList(),
                context.trace().steps(),
                result.answer(),
                Optional.of(counts(result)),
                result.failure().map(Reply::failure),
                System.nanoTime() - start);
    }

    private static boolean isRanking(ToolOutcome outcome) {
        return RETRIEVAL_TOOLS.contains(outcome.tool()) && !outcome.passages().isEmpty();
    }

    private static Transcript.ToolUse use(ToolOutcome outcome) {
        return new Transcript.ToolUse(
                outcome.call().id(),
                outcome.tool(),
                outcome.arguments(),
                outcome.errorCode(),
                outcome.truncated(),
                outcome.evidence(),
                outcome.latencyNanos(),
                outcome.costNanoDollars(),
                outcome.repeated(),
                outcome.abandoned());
    }

    private static Transcript.Agent counts(AgentResult result) {
        return new Transcript.Agent(
                result.steps(),
                result.toolCalls(),
                result.llmCalls(),
                result.termination().name().toLowerCase(Locale.ROOT),
                result.bestEffort(),
                result.budgetExhausted(),
                result.repeatedCalls());
    }
}
