package dev.mudlark.bench.run;

import java.nio.file.Path;

/** Hears how a run goes on. Called from several threads, one at a time. */
public interface Progress {

    /** Something worth telling, such as a file that was skipped. */
    void note(String line);

    /** The run has its folder, from which it can be resumed. */
    default void begun(Path folder) {}

    /**
     * The questions begin.
     *
     * @param done how many answers there are already
     * @param total how many there are to be
     */
    void started(int done, int total);

    /**
     * A question was answered, or failed.
     *
     * @param done how many are done
     * @param total how many there are
     * @param failed how many of those done failed
     */
    void answered(int done, int total, int failed);
}
