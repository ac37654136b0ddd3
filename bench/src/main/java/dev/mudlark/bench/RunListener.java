package dev.mudlark.bench;

/** Hears how a run goes on. Called from several threads, one at a time. */
public interface RunListener {

    /** Something worth telling, such as a document that could not be read. */
    void note(String line);

    /** The questions begin; {@code total} counts them over all systems. */
    void started(int total);

    /**
     * A question was answered or failed.
     *
     * @param done how many are done, over all systems
     * @param total how many there are
     * @param failed how many of those done failed
     */
    void answered(int done, int total, int failed);
}
