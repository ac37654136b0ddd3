package dev.mudlark.models;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Secret;
import dev.mudlark.models.recording.Recordings;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Stands between a run and its models: writes every call down, answers every call from what was written, or asks only
 * what was not asked before. Safe for use by several threads.
 *
 * <p>Calls are told apart by what is asked (messages, system prompt, tools, options, model; not deadline and trace), by the
 * name of the request's trace, and by how often that name asked the same. So a run is repeated to the letter with
 * any number of threads, as long as a name stands for one conversation and nothing else.
 */
public interface Recording extends AutoCloseable {

    /**
     * Writes every call into a folder: the request with its SHA-256, the reply or the failure, and the time it took. Replies
     * are handed on as they can be read back, so that the run that is recorded and the one that is repeated see the same.
     *
     * @param folder new, empty, or the recording of the same run, which then goes on; what is asked under a name replaces
     *     all that was asked under it before the run went on
     * @param run identifies the run
     * @param secrets masked wherever they occur
     * @throws RecordingException when the folder holds something else or cannot be written
     */
    static Recording into(Path folder, String run, Collection<Secret> secrets) {
        return Recordings.into(folder, run, secrets);
    }

    /**
     * Answers every call as it was recorded, failures too. Nothing else is asked: what was not recorded fails with
     * {@link LlmException.Kind#NOT_RECORDED}, which says in what the most similar request differs.
     *
     * @param folder the recording
     * @param secrets masked in requests before they are looked up, as they were when they were recorded
     * @throws RecordingException when it is no recording or a line cannot be trusted, naming that
     */
    static Recording from(Path folder, Collection<Secret> secrets) {
        return Recordings.from(folder, secrets);
    }

    /**
     * Answers what was asked before, by the same name, from a folder; asks the rest and keeps the replies, not the failures.
     * Kept replies are marked {@link Delivery#stored}.
     *
     * @param folder new, empty, or such a cache
     * @param secrets masked wherever they occur
     * @throws RecordingException when the folder holds something else or cannot be written
     */
    static Recording cache(Path folder, Collection<Secret> secrets) {
        return Recordings.cache(folder, secrets);
    }

    /** Neither writes nor keeps anything. */
    static Recording off() {
        return Recordings.off();
    }

    /**
     * A model by way of this.
     *
     * @param ref goes into what is compared
     * @param live opens the model itself; not called when nothing is to be asked
     */
    Llm open(ModelRef ref, Supplier<Llm> live);

    /** As {@link #open}, with a model that is open. */
    default Llm wrap(ModelRef ref, Llm live) {
        return open(ref, () -> live);
    }

    /**
     * Writes something about the run beside its calls, for {@link #noted}. A later note of the same name replaces it. Nothing
     * happens when this is not writing a run down.
     *
     * @throws RecordingException when it cannot be written
     */
    void note(String name, ObjectNode value);

    /** What was noted when the run that is repeated was recorded. */
    Optional<ObjectNode> noted(String name);

    /** What is odd about the folder, for people; each with its file and line. */
    List<String> notices();

    /** @throws RecordingException when it could not be written to its end */
    @Override
    void close();
}
