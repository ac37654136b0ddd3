package dev.mudlark.bench.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Step;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
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
import java.util.Random;
import java.util.stream.Stream;

/** A run of several systems as a seed makes it: right and wrong answers, refusals, errors, tools used and not. */
public final class SampleRun {

    /** What is said beside it. */
    public static final RunInfo INFO = new RunInfo(
            "Tool sets on the handbook",
            "larkspur",
            "runs/sample",
            "mudlark run configs/all.yaml --mock",
            facts(),
            "systems:\n  - type: bm25\n");

    private static final String[] CATEGORIES = {"direct_fact", "paraphrase", "numeric_reasoning", "unanswerable"};

    private final Random random;

    private SampleRun(long seed) {
        this.random = new Random(seed);
    }

    /** The systems of the main config, asked {@code questions} questions. */
    public static RunRecord of(long seed, int questions) {
        return new SampleRun(seed).run(questions);
    }

    private static Map<String, String> facts() {
        Map<String, String> facts = new java.util.LinkedHashMap<>();
        facts.put("Mudlark", "0.1.0");
        facts.put("Seed", "42");
        facts.put("Config hash", "9f86d081884c7d65");
        return facts;
    }

    private RunRecord run(int count) {
        List<SystemInfo> systems = List.of(
                system("no_retrieval", "no_retrieval", false),
                system("bm25", "bm25", true),
                system("agent_search", "agent_search", true, "search"),
                system("agent_trio", "agent_search", true, "search", "calculator", "date_calc", "corpus_grep"),
                system("grep_agent", "grep_agent", false, "list_documents", "corpus_grep", "read_document"));
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            questions.add(question(i));
        }
        List<Transcript> transcripts = new ArrayList<>();
        for (SystemInfo system : systems) {
            questions.forEach(question -> transcripts.add(transcript(system, question)));
        }
        return new RunRecord(systems, questions, transcripts, true);
    }

    private static SystemInfo system(String name, String type, boolean index, String... tools) {
        List<ToolSpec> specs = Stream.of(tools)
                .map(tool -> new ToolSpec(tool, "Does " + tool + ".", JsonNodeFactory.instance.objectNode()))
                .toList();
        return new SystemInfo(
                name,
                type,
                "mock",
                true,
                specs,
                index ? 120_000_000L : 0,
                0,
                index ? Optional.of(120) : Optional.empty());
    }

    private static Question question(int i) {
        String category = CATEGORIES[i % CATEGORIES.length];
        boolean answerable = !category.equals("unanswerable");
        boolean numeric = category.equals("numeric_reasoning");
        return new Question(
                "q-%03d".formatted(i + 1),
                "How many business days does a refund of order " + (i + 1) + " take when it was paid by card?",
                Optional.of(answerable ? "It takes " + (i + 5) + " business days." : "The documents do not say this."),
                answerable ? List.of(String.valueOf(i + 5)) : List.of(),
                answerable ? List.of("doc-" + i) : List.of(),
                Map.of(),
                Optional.of(category),
                Optional.of("easy"),
                Optional.empty(),
                numeric ? List.of("calculator") : List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private Transcript transcript(SystemInfo system, Question question) {
        int number = Integer.parseInt(question.id().substring(2));
        List<Message> messages = new ArrayList<>();
        List<Transcript.ToolUse> uses = new ArrayList<>();
        List<Transcript.Retrieval> retrievals = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        messages.add(ChatMessage.user(question.question()));
        boolean canCompute =
                system.tools().stream().anyMatch(tool -> tool.name().equals("calculator"));
        Passage passage = passage(random.nextInt(4) > 0 ? number - 1 : number, number + 4);
        if (system.passages().isPresent() || !system.tools().isEmpty()) {
            retrievals.add(new Transcript.Retrieval("search", List.of(passage, passage(99, 1))));
            steps.add(step(Step.Kind.RETRIEVE, "bm25", 0));
        }
        if (!system.tools().isEmpty()) {
            call(system.tools().getFirst().name(), passage, messages, uses, steps);
        }
        boolean computes = question.needsTools() && canCompute && random.nextInt(5) > 0;
        if (computes) {
            call("calculator", passage, messages, uses, steps);
        }
        steps.add(step(Step.Kind.GENERATE, "mock", 40_000));
        boolean fails = random.nextInt(40) == 0;
        String answer = answer(system, question, number, computes);
        messages.add(ChatMessage.assistant(answer));
        return new Transcript(
                system.name(),
                question.id(),
                "Answer from the documents and cite them.",
                messages,
                uses,
                retrievals,
                steps,
                fails ? Optional.empty() : Optional.of(answer),
                system.tools().isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Transcript.Agent(
                                uses.size() + 1, uses.size(), uses.size() + 1, "answered", false, false)),
                fails
                        ? Optional.of(new Transcript.Failure(
                                Transcript.Failure.Kind.RUN_ERROR, "llm_error", "the provider answered 503 twice"))
                        : Optional.empty(),
                1_000_000L + random.nextInt(4_000_000) + uses.size() * 2_000_000L);
    }

    private String answer(SystemInfo system, Question question, int number, boolean computes) {
        int luck = random.nextInt(10);
        boolean sees = system.passages().isPresent() || !system.tools().isEmpty();
        if (!question.isAnswerable()) {
            return luck < 7 ? "The documents do not contain the answer." : "It takes 3 days [doc-99].";
        }
        if (!sees || luck == 0) {
            return "The documents do not contain the answer.";
        }
        boolean right = question.needsTools() ? computes || luck > 7 : luck > 2;
        return "It takes " + (right ? number + 4 : number + 40) + " business days [doc-" + (number - 1) + "].";
    }

    private void call(
            String tool, Passage passage, List<Message> messages, List<Transcript.ToolUse> uses, List<Step> steps) {
        String id = "call-" + (uses.size() + 1);
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("query", "refund card business days");
        messages.add(new AssistantToolCallMessage("", List.of(ToolCall.of(id, tool, arguments)), Optional.empty()));
        boolean fails = random.nextInt(12) == 0;
        messages.add(new ToolResultMessage(id, fails ? "error: query must be text" : "[doc] " + passage.text(), fails));
        uses.add(new Transcript.ToolUse(
                id,
                tool,
                arguments,
                fails ? Optional.of("invalid_arguments") : Optional.empty(),
                random.nextInt(9) == 0,
                List.of(
                        tool.equals("calculator")
                                ? new Evidence.Computed(tool, "7")
                                : new Evidence.DocumentSpan(passage.span())),
                300_000L + random.nextInt(900_000),
                0));
        steps.add(step(Step.Kind.LLM, "mock", 25_000));
        steps.add(step(Step.Kind.TOOL, tool, 0));
    }

    private static Passage passage(int document, int days) {
        String text = "Refunds by card take " + days + " business days from the day on which the order was cancelled.";
        return new Passage(
                new Span("doc-" + document, "v1", 40, 40 + text.length()), "Refund timing " + document, text);
    }

    private static Step step(Step.Kind kind, String name, long cost) {
        boolean model = kind == Step.Kind.LLM || kind == Step.Kind.GENERATE;
        return new Step(
                kind,
                name,
                350_000,
                model ? OptionalLong.of(420) : OptionalLong.empty(),
                model ? OptionalLong.of(32) : OptionalLong.empty(),
                cost,
                Map.of());
    }
}
