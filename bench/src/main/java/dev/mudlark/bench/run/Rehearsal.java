package dev.mudlark.bench.run;

import dev.mudlark.bench.CostEstimate;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.AnswerContext;
import dev.mudlark.bench.systems.Asked;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.GeneratorChoice;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.context.Trace;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmToolResponse;
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
import java.util.stream.Stream;

/** Lets the stand-in answer some questions, to see how many tokens a run takes. No model is asked. */
public final class Rehearsal {

    private static final int MOST_SAMPLED = 20;

    /** Tokens of the judge's instructions with the anchors of all axes, and of its reply. */
    private static final long JUDGE_INSTRUCTIONS = 1_200;

    /** Passages share a fifth of their words with others, and have a title each. */
    private static final int OVERLAP_SHARE = 3;

    private static final long JUDGE_REPLY = 300;

    private final Experiment experiment;
    private final Map<String, Generator> generators;
    private final List<Question> sample;
    private final Deadline stop;
    private long shown;

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
        Optional<Generator> judge = draft.generators().flatMap(GeneratorChoice::judge);
        if (Stream.concat(generators.values().stream(), judge.stream()).noneMatch(wanted)) {
            return Optional.empty();
        }
        Experiment experiment = Experiment.of(file, flags.withMock(), Optional.empty(), models);
        try (OpenSystems open = OpenSystems.of(experiment, progress, stop, EmbeddingCalls.direct())) {
            Rehearsal rehearsal = new Rehearsal(experiment, generators, stop);
            List<CostEstimate.OfSystem> estimates = new ArrayList<>();
            open.systems().forEach(system -> estimates.add(rehearsal.estimate(system)));
            int samples = draft.config().evaluation().judge().samples();
            judge.ifPresent(model -> estimates.add(rehearsal.judging(model, samples, estimates.size())));
            rehearsal.embedding(draft).ifPresent(estimates::add);
            return Optional.of(new CostEstimate(
                    estimates,
                    rehearsal.sample.size(),
                    draft.config().evaluation().confirmAbove()));
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

    /** The judge reads about what the model read last, its instructions, and the answer. */
    private CostEstimate.OfSystem judging(Generator judge, int samples, int systems) {
        int answers = Math.multiplyExact(experiment.data().questions().size(), systems);
        long input = Math.multiplyExact(
                scaled(shown, experiment.data().questions().size())
                        + Math.multiplyExact((long) answers, JUDGE_INSTRUCTIONS),
                (long) samples);
        long output = Math.multiplyExact((long) answers, JUDGE_REPLY) * samples;
        return new CostEstimate.OfSystem(
                "(judge)", judge.name(), answers, input, output, judge.price().cost(Usage.of(input, output)));
    }

    /** What an embedding model behind an endpoint reads: every document once with its overlaps, and each query. */
    private Optional<CostEstimate.OfSystem> embedding(Draft draft) {
        long systems = draft.comparisons().lineup().entries().stream()
                .filter(Systems::embeds)
                .count();
        if (systems == 0) {
            return Optional.empty();
        }
        int questions = experiment.data().questions().size();
        long queries = experiment.data().questions().stream()
                .mapToLong(question -> TokenGuess.of(question.question()))
                .sum();
        long documents = experiment.data().collection().searchable().stream()
                .mapToLong(document -> TokenGuess.of(document.text().toString()))
                .sum();
        long tokens = Math.addExact(documents + documents / OVERLAP_SHARE, Math.multiplyExact(systems, queries));
        return draft.embedding()
                .remote()
                .map(model -> new CostEstimate.OfSystem(
                        "(embedding)",
                        model.ref().toString(),
                        Math.toIntExact(questions * systems),
                        tokens,
                        0,
                        model.price().cost(Usage.of(tokens, 0))));
    }

    private CostEstimate.OfSystem estimate(RagSystem system) {
        String name = system.info().name();
        Generator generator = Objects.requireNonNull(generators.get(name));
        long input = 0;
        long output = 0;
        for (Question question : sample) {
            List<Step> steps = answer(system, name, question).steps();
            shown += steps.isEmpty() ? 0 : steps.getLast().inputTokens().orElse(0);
            for (Step step : steps) {
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
                new AnswerContext(guessed(standIn.llm()), experiment.today(), stop, new Trace()));
    }

    /** The stand-in with tokens as they are reserved in a run. */
    private static Llm guessed(Llm standIn) {
        return request -> {
            LlmToolResponse said = standIn.completeWithTools(request);
            return new LlmToolResponse(
                    said.text(),
                    said.toolCalls(),
                    Usage.of(TokenGuess.read(request), TokenGuess.written(said)),
                    said.model(),
                    said.provider(),
                    said.stopReason(),
                    said.providerState());
        };
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
