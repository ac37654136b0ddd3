package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.EmbeddingMeter;
import dev.mudlark.bench.systems.Embeddings;
import dev.mudlark.bench.systems.Library;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.Optional;

/**
 * The systems of a run, ready to answer, with the embedding model that they share.
 *
 * @param systems what is asked
 * @param embeddings the model; closed with this
 * @param notices what there is to tell about the embedding
 */
record OpenSystems(List<RagSystem> systems, Embeddings embeddings, List<LoadNotice> notices) implements AutoCloseable {

    /**
     * Makes all systems of an experiment ready.
     *
     * @param stop once it is over the embedding ends
     * @param calls which way the calls of an embedding model behind an endpoint go
     * @throws ProblemsException when the model fails or the embedding was ended
     */
    static OpenSystems of(Experiment experiment, Progress progress, Deadline stop, EmbeddingCalls calls) {
        EmbeddingProgress watch = new EmbeddingProgress(progress, stop, System::nanoTime);
        Embeddings embeddings = embeddings(experiment.embedding(), watch, calls);
        Library library = new Library(
                experiment.data().collection(),
                experiment.config().data().language().orElseThrow(),
                embeddings);
        try {
            List<RagSystem> systems = experiment.systems().stream()
                    .map(plan -> plan.open(library))
                    .toList();
            return new OpenSystems(systems, embeddings, watch.notices());
        } catch (EmbedderException e) {
            embeddings.close();
            throw ProblemsException.of("embedding model", String.valueOf(e.getMessage()));
        } catch (DeadlineException e) {
            embeddings.close();
            throw ProblemsException.of(
                    "",
                    "interrupted while passages were embedded, before a question was asked; those that are ready are kept,"
                            + " type the same command again");
        }
    }

    private static Embeddings embeddings(EmbeddingModel model, EmbeddingProgress watch, EmbeddingCalls calls) {
        if (model.remote().isEmpty()) {
            return Embeddings.cached(model.local(), watch);
        }
        EmbeddingMeter meter = new EmbeddingMeter();
        return new Embeddings(() -> calls.open(model.remote().get(), meter, watch::note), watch, meter);
    }

    List<SystemInfo> infos() {
        return systems.stream().map(RagSystem::info).toList();
    }

    /** The name of the embedding model, when a system uses one. */
    Optional<String> embeddingModel() {
        return embeddings.model();
    }

    @Override
    public void close() {
        embeddings.close();
    }
}
