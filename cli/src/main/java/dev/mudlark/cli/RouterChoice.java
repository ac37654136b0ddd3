package dev.mudlark.cli;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.context.Secret;
import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.documents.VectorCache;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import dev.mudlark.models.RecordingException;
import dev.mudlark.routing.EmbeddingKind;
import dev.mudlark.routing.LlmKind;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RouterKind;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.TfIdf;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Who chooses the tools. */
final class RouterChoice {

    private static final String LLM = "llm:";
    private static final List<String> NAMES = List.of("tfidf", "embedding", "llm:MODEL");
    private static final int MOST_TRIALS = 100;
    private static final int MOST_WORKERS = 256;

    @Option(
            names = "--router",
            paramLabel = "ROUTER",
            description =
                    "Who chooses: tfidf (by shared words), embedding (by meaning, with the local model), or llm:MODEL, a"
                            + " model itself, such as llm:openai:gpt-5-mini. Default: tfidf.")
    private String router = "tfidf";

    @Option(
            names = "--trials",
            paramLabel = "N",
            description = "Ask each question N times; the choice made most often counts." + " Default: 1.")
    private Integer trials = 1;

    @Option(
            names = "--threshold",
            paramLabel = "COSINE",
            description = "Of embedding: the least cosine, -1 to 1, at which a tool is chosen. Default: 0.13.")
    private @Nullable Double threshold;

    @Option(
            names = "--max-workers",
            paramLabel = "N",
            description = "Of llm:MODEL: questions asked at the same time." + " Default: 4.")
    private Integer workers = 4;

    @Option(
            names = "--record",
            paramLabel = "DIR",
            description = "Of llm:MODEL: write every call of the model into this folder, new or empty. Default: none.")
    private @Nullable Path record;

    @Option(
            names = "--replay",
            paramLabel = "DIR",
            description =
                    "Of llm:MODEL: answer every call from the folder that --record wrote; no model is asked and no key"
                            + " needed. Default: none.")
    private @Nullable Path replay;

    @Option(
            names = "--config",
            paramLabel = "CONFIG",
            description = "Of llm:MODEL: config whose providers, limits, keys and prices hold (docs/configuration.md)."
                    + " Default: none.")
    private @Nullable Path config;

    private Optional<ModelBill> bill = Optional.empty();

    /** What the calls of a model came to; empty for other routers. */
    Optional<ModelBill> bill() {
        return bill;
    }

    /** Routes the questions of a set. */
    RoutingResult route(RoutingSet set, List<Preset> presets, CommandSpec spec, Console console)
            throws RoutingException {
        check(spec);
        if (router.startsWith(LLM)) {
            return byModel(set, presets, spec);
        }
        if (router.equals("embedding")) {
            return byMeaning(set, presets, console);
        }
        return RoutingResult.of(set, presets, new TfIdf(), trials);
    }

    private void check(CommandSpec spec) {
        boolean llm = router.startsWith(LLM);
        if (!llm && !NAMES.contains(router)) {
            throw fault(
                    spec,
                    "--router " + router + ": there is " + String.join(", ", NAMES) + DidYouMean.hint(router, NAMES));
        }
        if (!llm && config != null) {
            throw fault(spec, "--config is for --router llm:MODEL; leave it out");
        }
        if (!llm && (record != null || replay != null)) {
            throw fault(spec, "--record and --replay are for --router llm:MODEL; leave them out");
        }
        if (record != null && replay != null) {
            throw fault(spec, "calls are recorded or replayed, not both; leave out --record or --replay");
        }
        if (threshold != null && !(router.equals("embedding") && threshold >= -1 && threshold <= 1)) {
            throw fault(spec, "--threshold " + threshold + ": it is for --router embedding, and from -1 to 1");
        }
        if (trials < 1 || trials > MOST_TRIALS) {
            throw fault(spec, "--trials " + trials + ": write a whole number from 1 to " + MOST_TRIALS);
        }
        if (workers < 1 || workers > MOST_WORKERS) {
            throw fault(spec, "--max-workers " + workers + ": write a whole number from 1 to " + MOST_WORKERS);
        }
    }

    private RoutingResult byMeaning(RoutingSet set, List<Preset> presets, Console console) throws RoutingException {
        Optional<EmbedderProvider> provider =
                ServiceLoader.load(EmbedderProvider.class).findFirst();
        if (provider.isEmpty()) {
            throw new RoutingException("--router embedding: the local embedding model is not there; use tfidf");
        }
        try (Embedder embedder = provider.get().open(VectorCache.defaultFolder(), console::say)) {
            double least = threshold == null ? EmbeddingKind.THRESHOLD : threshold;
            return RoutingResult.of(set, presets, new EmbeddingKind(embedder, least), trials);
        } catch (EmbedderException e) {
            throw new RoutingException("--router embedding: " + e.getMessage());
        }
    }

    private RoutingResult byModel(RoutingSet set, List<Preset> presets, CommandSpec spec) throws RoutingException {
        ModelRef ref = model(spec);
        RouterModels models = RouterModels.of(Optional.ofNullable(config));
        try (Recording recording = recording(models)) {
            ModelProvider provider = models.models().provider(ref);
            Llm llm = recording.open(ref, () -> provider.open(ref));
            ModelBill counted = new ModelBill(llm, models.price(ref), models.maxCost());
            bill = Optional.of(counted);
            RouterKind kind = new LlmKind(ref, counted, provider.name().equals("mock"));
            RoutingResult result = RoutingResult.of(set, presets, kind, trials, workers);
            Optional<String> whyNot = counted.whyIncomplete();
            if (whyNot.isPresent()) {
                throw new RoutingException("--router " + router + ": " + whyNot.get());
            }
            return result;
        } catch (LlmException | RecordingException e) {
            throw new RoutingException("--router " + router + ": " + e.getMessage());
        }
    }

    private Recording recording(RouterModels models) {
        List<Secret> secrets = models.secrets(System.getenv());
        if (record != null) {
            // A name of its own, so that a folder with another recording is refused.
            return Recording.into(record, "route " + Clock.systemUTC().instant(), secrets);
        }
        return replay == null ? Recording.off() : Recording.from(replay, secrets);
    }

    private ModelRef model(CommandSpec spec) {
        try {
            return ModelRef.parse(router.substring(LLM.length()));
        } catch (IllegalArgumentException e) {
            throw fault(spec, "--router " + router + ": " + e.getMessage());
        }
    }

    private static ParameterException fault(CommandSpec spec, String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
