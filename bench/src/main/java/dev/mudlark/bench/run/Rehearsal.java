package dev.mudlark.bench.run;

import dev.mudlark.bench.CostEstimate;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.AnswerContext;
import dev.mudlark.bench.systems.Asked;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.context.Trace;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.Models;
import dev.mudlark.models.Usage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** Lets the stand-in answer some questions, to see how many tokens a run takes. No model is asked. */
public final class Rehearsal {

    private static final int MOST_SAMPLED = 20;

    private final Experiment experiment;
    private final Map<String, Generator> generators;
    private final List<Question> sample;
    private final Deadline stop;

    private Rehearsal(Experiment experiment, Map<String, Generator> generators, Deadline stop) {
        this.experiment = experiment;
        this.generators = generators;
        this.sample = sample(experiment.data().questions());
        this.stop = stop;
    }

    /**
     * Estimates what a run will cost.
     *
     * @param file the config; empty when flags say everything
     * @param flags what flags say
     * @param models who can answer; only the stand-in is asked
     * @param progress hears what is odd about the documents, and how embedding them goes on
     * @param wanted which models it is worth for; without one there is no rehearsal
     * @param stop ends it once it is over
     * @return empty when no model is worth it
     * @throws ProblemsException when something is wrong with the config or its data
     */
    public static Optional<CostEstimate> estimate(
            Optional<Path> file,
            Overrides flags,
            Models models,
            Predicate<Generator> wanted,
            Progress progress,
            Deadline stop) {
        Problems problems = new Problems();
        Draft draft = Draft.of(file, flags, Draft.Use.CHECK, models, problems);
        problems.throwIfAny();
        Map<String, Generator> generators = draft.generatorBySystem();
        if (generators.values().stream().noneMatch(wanted)) {
            return Optional.empty();
        }
        Experiment experiment = Experiment.of(file, flags.withMock(), Optional.empty(), models);
        try (OpenSystems open = OpenSystems.of(experiment, progress, stop)) {
            return Optional.of(new Rehearsal(experiment, generators, stop)
                    .of(open.systems(), draft.config().evaluation().confirmAbove()));
        }
    }

    /** A model that is not the stand-in. */
    public static boolean isReal(Generator generator) {
        return !generator.standIn();
    }

    /** A model that is not the stand-in and whose price is known. */
    public static boolean isPriced(Generator generator) {
        return !generator.standIn() && generator.price().isKnown();
    }

    private CostEstimate of(List<RagSystem> systems, long confirmAbove) {
        List<CostEstimate.OfSystem> estimates =
                systems.stream().map(this::estimate).toList();
        return new CostEstimate(estimates, sample.size(), confirmAbove);
    }

    private CostEstimate.OfSystem estimate(RagSystem system) {
        String name = system.info().name();
        Generator generator = Objects.requireNonNull(generators.get(name));
        long input = 0;
        long output = 0;
        for (Question question : sample) {
            for (Step step : answer(system, name, question).steps()) {
                input += step.inputTokens().orElse(0);
                output += step.outputTokens().orElse(0);
            }
        }
        int questions = experiment.data().questions().size();
        long allInput = scaled(input, questions);
        long allOutput = scaled(output, questions);
        OptionalLong cost =
                generator.standIn() ? OptionalLong.of(0) : generator.price().cost(Usage.of(allInput, allOutput));
        return new CostEstimate.OfSystem(name, generator.name(), questions, allInput, allOutput, cost);
    }

    private Transcript answer(RagSystem system, String name, Question question) {
        stop.check();
        Generator standIn = Objects.requireNonNull(experiment.generators().get(name));
        return system.answer(
                new Asked(question.id(), question.question()),
                new AnswerContext(standIn.llm(), experiment.today(), stop, new Trace()));
    }

    private long scaled(long tokens, int questions) {
        return sample.isEmpty() ? 0 : Math.ceilDiv(Math.multiplyExact(tokens, (long) questions), (long) sample.size());
    }

    /** Evenly spread, since questions of a kind often stand together. */
    private static List<Question> sample(List<Question> questions) {
        int size = Math.min(MOST_SAMPLED, questions.size());
        List<Question> sample = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            sample.add(questions.get((int) ((long) i * questions.size() / size)));
        }
        return sample;
    }
}
