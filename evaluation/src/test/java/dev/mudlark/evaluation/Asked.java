package dev.mudlark.evaluation;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.context.Step;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Builds transcripts and what they refer to, with words short enough for worked examples. */
public final class Asked {

    /** An agent with search, calculator and date_calc. */
    public static final SystemInfo AGENT = system("agent", "agent_search", "search", "calculator", "date_calc");

    /** A system without tools that retrieves. */
    public static final SystemInfo BM25 =
            new SystemInfo("bm25", "bm25", "mock", true, List.of(), 2_500_000_000L, 3_000_000_000L, Optional.of(10));

    /** A system that does not retrieve. */
    public static final SystemInfo NO_RETRIEVAL =
            new SystemInfo("no_retrieval", "no_retrieval", "mock", true, List.of(), 0, 0, Optional.empty());

    private final SystemInfo system;
    private final Question question;
    private final List<Transcript.ToolUse> uses = new ArrayList<>();
    private final List<Message> messages = new ArrayList<>();
    private final List<Transcript.Retrieval> retrievals = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private Optional<String> answer = Optional.empty();
    private Optional<Transcript.Failure> failure = Optional.empty();
    private Optional<Transcript.Agent> agent = Optional.empty();
    private long latency;

    private Asked(SystemInfo system, Question question) {
        this.system = system;
        this.question = question;
    }

    public static SystemInfo system(String name, String type, String... tools) {
        List<ToolSpec> specs = Stream.of(tools)
                .map(tool -> new ToolSpec(tool, tool, JsonNodeFactory.instance.objectNode()))
                .toList();
        return new SystemInfo(name, type, "mock", true, specs, 0, 0, Optional.empty());
    }

    public static Asked of(SystemInfo system, Question question) {
        return new Asked(system, question);
    }

    /** A passage of a document; the same text of the same document is the same span. */
    public static Passage passage(String documentId, String text) {
        int start = (text.hashCode() & 0xffff) * 10;
        return new Passage(new Span(documentId, "v1", start, start + text.length()), documentId, text);
    }

    public Asked answers(String text) {
        answer = Optional.of(text);
        return this;
    }

    public Asked found(String by, Passage... passages) {
        retrievals.add(new Transcript.Retrieval(by, List.of(passages)));
        return this;
    }

    /** A call with these arguments, as JSON. */
    public Asked calls(String tool, String arguments) {
        uses.add(new Transcript.ToolUse(
                "c" + uses.size(),
                tool,
                ToolCall.parse("c", tool, arguments).arguments(),
                Optional.empty(),
                false,
                List.of(),
                0,
                0));
        return this;
    }

    /** A call that answers with text of a document without ranking it. */
    public Asked reads(String tool, String documentId, String text) {
        messages.add(new ToolResultMessage("c" + uses.size(), text, false));
        return use(
                tool,
                Optional.empty(),
                0,
                0,
                new Evidence.DocumentSpan(passage(documentId, text).span()));
    }

    public Asked calls(String tool) {
        return use(tool, Optional.empty(), 0, 0);
    }

    public Asked fails(String tool, String code) {
        return use(tool, Optional.of(code), 0, 0);
    }

    public Asked use(String tool, Optional<String> error, long nanos, long cost, Evidence... evidence) {
        uses.add(new Transcript.ToolUse(
                "c" + uses.size(),
                tool,
                JsonNodeFactory.instance.objectNode(),
                error,
                cost == 7,
                List.of(evidence),
                nanos,
                cost));
        return this;
    }

    public Asked leavesBehind(String tool) {
        uses.add(new Transcript.ToolUse(
                "c" + uses.size(),
                tool,
                JsonNodeFactory.instance.objectNode(),
                Optional.of("timeout"),
                false,
                List.of(),
                0,
                0,
                false,
                true));
        return this;
    }

    /** A classifier said {@code yes} or {@code no}. */
    public Asked classified(String said) {
        steps.add(new Step(
                Step.Kind.LLM,
                "mock",
                0,
                OptionalLong.empty(),
                OptionalLong.empty(),
                0,
                Map.of(Transcript.ON_TOPIC, said)));
        return this;
    }

    public Asked costs(long nanoDollars) {
        steps.add(
                new Step(Step.Kind.LLM, "mock", 0, OptionalLong.empty(), OptionalLong.empty(), nanoDollars, Map.of()));
        return this;
    }

    public Asked takes(long nanos) {
        latency = nanos;
        return this;
    }

    public Asked turns(int turns) {
        agent = Optional.of(new Transcript.Agent(turns, uses.size(), turns, "answered", false, false));
        return this;
    }

    /** A limit stopped the agent. */
    public Asked stops(String termination, boolean cap) {
        agent = Optional.of(new Transcript.Agent(1, uses.size(), 2, termination, true, cap));
        return this;
    }

    public Asked breaks(Transcript.Failure.Kind kind, String code) {
        failure = Optional.of(new Transcript.Failure(kind, code, "it broke"));
        return this;
    }

    public Transcript transcript() {
        return new Transcript(
                system.name(), question.id(), "", messages, uses, retrievals, steps, answer, agent, failure, latency);
    }

    public Attempt attempt() {
        return Attempt.of(system, question, transcript(), ShownHosts.of(run(List.of(this))));
    }

    /** Scores these as one run. */
    public static Evaluation evaluate(EvaluationSettings settings, List<Asked> asked) {
        return Evaluation.of(run(asked), settings);
    }

    public static RunRecord run(List<Asked> asked) {
        return new RunRecord(
                asked.stream().map(a -> a.system).distinct().toList(),
                asked.stream().map(a -> a.question).distinct().toList(),
                asked.stream().map(Asked::transcript).toList(),
                true);
    }
}
