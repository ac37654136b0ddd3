package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.AnswerContext;
import dev.mudlark.bench.systems.Asked;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.context.Trace;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Asks one system of a config one question. Nothing is written. */
public final class Asking {

    private Asking() {}

    /**
     * Asks.
     *
     * @param file the config
     * @param flags what flags change
     * @param system the system; empty when there is only one
     * @param text the question, or the id of one of the config's
     * @param models who can answer
     * @param progress hears what is odd about the documents, and how embedding them goes on
     * @param stop ends it once it is over
     * @throws ProblemsException when something is wrong with the config or its data, or there is no such system
     */
    public static Transcript ask(
            Path file,
            Overrides flags,
            Optional<String> system,
            String text,
            Models models,
            Progress progress,
            Deadline stop) {
        Experiment experiment = Experiment.of(Optional.of(file), flags, Optional.empty(), models);
        String name = system(file, experiment, system);
        Experiment alone = experiment.only(name);
        alone.data().tell(alone.docs(), progress);
        Generator generator = Objects.requireNonNull(alone.generators().get(name));
        try (OpenSystems open = OpenSystems.of(alone, progress, stop, EmbeddingCalls.direct())) {
            RagSystem answering = open.systems().getFirst();
            return answering.answer(
                    asked(alone, text),
                    new AnswerContext(alone.sampled(name, generator.llm()), alone.today(), stop, new Trace()));
        }
    }

    private static Asked asked(Experiment experiment, String text) {
        return experiment.data().questions().stream()
                .filter(question -> question.id().equals(text.strip()))
                .findFirst()
                .map(Asking::asked)
                .orElseGet(() -> new Asked("asked", text));
    }

    private static Asked asked(Question question) {
        return new Asked(question.id(), question.question());
    }

    private static String system(Path file, Experiment experiment, Optional<String> named) {
        List<String> names = experiment.names();
        if (named.isEmpty() && names.size() == 1) {
            return names.getFirst();
        }
        return named.filter(names::contains)
                .orElseThrow(() -> ProblemsException.of(
                        file.toString(),
                        (named.isEmpty() ? "which system?" : "no system '" + named.get() + "';") + " there is "
                                + String.join(", ", names)
                                + named.map(typed -> DidYouMean.hint(typed, names))
                                        .orElse("")));
    }
}
