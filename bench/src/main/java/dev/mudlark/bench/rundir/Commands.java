package dev.mudlark.bench.rundir;

import java.nio.file.Path;

/** What to type to do something with a run, for a POSIX shell. */
public final class Commands {

    private Commands() {}

    /** Goes on with it. */
    public static String resume(Path run) {
        return "mudlark run --resume " + ShellWord.of(run);
    }

    /** Scores it again. */
    static String rescore(Path run) {
        return "mudlark rescore " + ShellWord.of(run);
    }
}
