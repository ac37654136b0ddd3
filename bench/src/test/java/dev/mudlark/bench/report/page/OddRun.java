package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.ToolSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs in which each answer is what a test says. The n-th system costs n times as much as the first. */
public final class OddRun {

    /** What becomes of a question. */
    public enum Outcome {
        RIGHT,
        WRONG,
        FAILED,
        MISSING
    }

    /** The outcome of a system and a question, both counted from 0. */
    public interface Outcomes {
        /** What becomes of one of them. */
        Outcome of(int system, int question);
    }

    private static final long NANO_DOLLARS = 1_000_000;

    private OddRun() {}

    /** A run over questions of which every third needs a tool. */
    public static RunRecord of(List<String> systems, int questions, Outcomes outcomes) {
        return of(systems, questions, 3, outcomes);
    }

    /** What a question costs a system, both counted from 0. */
    public interface Costs {
        /** In billionths of a dollar. */
        long of(int system, int question);
    }

    /** A run over questions of which every {@code each}-th needs a tool; none does when that is 0. */
    public static RunRecord of(List<String> systems, int questions, int each, Outcomes outcomes) {
        return of(systems, questions, each, outcomes, (system, question) -> NANO_DOLLARS * (system + 1));
    }

    /** A run in which every answer costs what a test says. */
    public static RunRecord of(List<String> systems, int questions, int each, Outcomes outcomes, Costs costs) {
        List<SystemInfo> infos = IntStream.range(0, systems.size())
                .mapToObj(i -> system(systems.get(i), i))
                .toList();
        List<Question> asked = IntStream.range(0, questions)
                .mapToObj(i -> question(i, each > 0 && i % each == 0))
                .toList();
        List<Transcript> transcripts = new ArrayList<>();
        for (int i = 0; i < infos.size(); i++) {
            for (int k = 0; k < questions; k++) {
                Outcome outcome = outcomes.of(i, k);
                if (outcome != Outcome.MISSING) {
                    transcripts.add(transcript(infos.get(i).name(), asked.get(k), i, outcome, costs.of(i, k)));
                }
            }
        }
        return new RunRecord(infos, asked, transcripts, transcripts.size() == infos.size() * questions);
    }

    /** The same answers to questions that do not say what is right. */
    static RunRecord unlabelled(RunRecord run, IntPredicate which) {
        List<Question> questions = IntStream.range(0, run.questions().size())
                .mapToObj(i -> which.test(i)
                        ? question(i, run.questions().get(i).needsTools(), List.of())
                        : run.questions().get(i))
                .toList();
        return new RunRecord(run.systems(), questions, run.transcripts(), run.finished());
    }

    static Report report(RunRecord run, Contrast... contrasts) {
        EvaluationSettings settings = EvaluationSettings.DEFAULT.comparing(List.of(contrasts));
        return new Report(run, Evaluation.of(run, settings), SampleRun.INFO);
    }

    private static SystemInfo system(String name, int index) {
        List<ToolSpec> tools = index == 0 ? List.of() : List.of(tool("search"), tool("calculator"));
        return new SystemInfo(
                name, index == 0 ? "bm25" : "agent_search", "model-" + index, false, tools, 0, 0, Optional.of(10));
    }

    private static ToolSpec tool(String name) {
        return new ToolSpec(name, "Does " + name + ".", JsonNodeFactory.instance.objectNode());
    }

    private static Question question(int i, boolean needsTool) {
        return question(i, needsTool, List.of("seven"));
    }

    private static Question question(int i, boolean needsTool, List<String> keywords) {
        return new Question(
                "q" + i,
                "How much is it?",
                Optional.empty(),
                keywords,
                List.of(),
                Map.of(),
                Optional.of(i % 2 == 0 ? "even" : "odd"),
                Optional.empty(),
                Optional.empty(),
                needsTool ? List.of("calculator") : List.of(),
                Optional.empty(),
                List.of(),
                keywords.isEmpty() ? Optional.empty() : Optional.of(true),
                Optional.empty());
    }

    private static Transcript transcript(String system, Question question, int index, Outcome outcome, long cost) {
        boolean failed = outcome == Outcome.FAILED;
        Step step = new Step(Step.Kind.GENERATE, "model", 0, OptionalLong.of(1), OptionalLong.of(1), cost, Map.of());
        return new Transcript(
                system,
                question.id(),
                "",
                List.of(),
                List.of(),
                List.of(),
                Stream.of(step).toList(),
                failed ? Optional.empty() : Optional.of(outcome == Outcome.RIGHT ? "It is seven." : "It is nine."),
                Optional.empty(),
                failed
                        ? Optional.of(new Transcript.Failure(
                                Transcript.Failure.Kind.RUN_ERROR, "llm_error", "the provider is down"))
                        : Optional.empty(),
                (index + 1) * 10_000_000L);
    }
}
