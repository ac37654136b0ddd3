package dev.mudlark.bench.run;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.rundir.Manifest;
import dev.mudlark.context.Secret;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.Llm;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import dev.mudlark.models.RecordingException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which way the calls of a run go: straight to the models, by way of replies that are kept for later runs, into a
 * recording, or only out of one.
 */
final class Calls implements AutoCloseable {

    private static final String SYSTEMS = "systems";
    private static final String COSTS = "systems_cost_nano_usd";
    private static final String EMBEDDING = "embedding";
    private static final String TIMES = "times/";

    private static final String MODEL = "model";

    private final Recording tape;
    private final Recording cache;
    private final int noticed;

    private Calls(Recording tape, Recording cache) {
        this.tape = tape;
        this.cache = cache;
        this.noticed = cache.notices().size();
    }

    /**
     * Opens what the flags and the config name.
     *
     * @param request what identifies the run
     * @throws ProblemsException when a folder cannot be used
     */
    static Calls of(Experiment experiment, Manifest.Request request) {
        Set<String> named = experiment.config().models().providers().stream()
                .flatMap(entry -> entry.endpoint().keyVariable().stream())
                .collect(Collectors.toSet());
        return of(
                experiment.overrides().taping(),
                experiment.config().evaluation().responseCache(),
                run(request),
                EnvironmentSecrets.of(System.getenv(), named));
    }

    static Calls of(Taping taping, Optional<Path> cache, String run, List<Secret> secrets) {
        if (taping.record().isPresent() && taping.replay().isPresent()) {
            throw ProblemsException.of(
                    "--record", "a run is recorded or replayed, not both; leave out --record or --replay");
        }
        Recording tape = taping.record()
                .map(folder -> opened("--record", () -> Recording.into(folder, run, secrets)))
                .or(() -> taping.replay().map(folder -> opened("--replay", () -> Recording.from(folder, secrets))))
                .orElseGet(Recording::off);
        try {
            return new Calls(
                    tape,
                    cache.filter(folder -> taping.replay().isEmpty())
                            .map(folder -> opened("evaluation.response_cache", () -> Recording.cache(folder, secrets)))
                            .orElseGet(Recording::off));
        } catch (ProblemsException e) {
            tape.close();
            throw e;
        }
    }

    /** The run goes on under this when it is resumed. */
    private static String run(Manifest.Request request) {
        return request.started() + " " + request.name();
    }

    private static Recording opened(String where, Supplier<Recording> opening) {
        try {
            return opening.get();
        } catch (RecordingException e) {
            throw ProblemsException.of(where, String.valueOf(e.getMessage()));
        }
    }

    /** A model as the run asks it. */
    Llm llm(String ref, Llm live) {
        ModelRef model = ModelRef.parse(ref);
        return tape.open(model, () -> cache.wrap(model, live));
    }

    /** An embedding model as the run asks it: recorded and repeated as others are, but nothing is kept for later runs. */
    Llm embedding(ModelRef ref, Supplier<Llm> live) {
        return tape.open(ref, live);
    }

    /** The full name of the embedding model: the one it had when the run was recorded, else the one it has now. */
    String embeddingName(Supplier<String> now) {
        Optional<ObjectNode> noted = tape.noted(EMBEDDING);
        if (noted.isPresent()) {
            return noted.get().path(MODEL).asText();
        }
        String name = now.get();
        tape.note(EMBEDDING, JsonNodeFactory.instance.objectNode().put(MODEL, name));
        return name;
    }

    /** The systems, with the times that they were prepared in when the run was recorded. */
    List<SystemInfo> prepared(List<SystemInfo> systems, boolean begun) {
        if (!begun) {
            tape.note(SYSTEMS, Times.of(systems));
            tape.note(COSTS, Times.costs(systems));
        }
        List<SystemInfo> timed =
                tape.noted(SYSTEMS).map(times -> Times.with(systems, times)).orElse(systems);
        return tape.noted(COSTS).map(costs -> Times.withCosts(timed, costs)).orElse(timed);
    }

    /** A transcript, with the times of the run that was recorded. */
    Transcript timed(Transcript transcript) {
        String name = TIMES + transcript.system() + "/" + transcript.questionId();
        tape.note(name, Times.of(transcript));
        return tape.noted(name).map(times -> Times.with(transcript, times)).orElse(transcript);
    }

    /** What is odd about the folders, for people. */
    List<String> notices() {
        return Stream.concat(tape.notices().stream(), cache.notices().stream()).toList();
    }

    /** Why replies are no longer kept, when that is so. */
    Optional<String> fault() {
        return cache.notices().stream().skip(noticed).findFirst();
    }

    @Override
    @SuppressWarnings("try") // they are there to be closed
    public void close() {
        try (Recording first = tape;
                Recording second = cache) {
            // Nothing more is to be done with them.
        }
    }
}
