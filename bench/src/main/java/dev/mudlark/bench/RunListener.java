package dev.mudlark.bench;

import java.nio.file.Path;

/** Hears how a run goes on. Called from several threads, one at a time. */
public interface RunListener {

    /** Something worth telling, such as a document that could not be read. */
    void note(String line);

    /**
     * The run has its folder. It can be resumed from there as long as the folder is there: a run that ends without an
     * answer takes it away.
     */
    default void begun(Path folder) {}

    /**
     * The questions begin.
     *
     * @param done how many answers there are already, over all systems; more than 0 when a run is resumed
     * @param total how many there are to be
     */
    void started(int done, int total);

    /**
     * A question was answered or failed.
     *
     * @param done how many are done, over all systems
     * @param total how many there are
     * @param failed how many of those done failed
     */
    void answered(int done, int total, int failed);
}
