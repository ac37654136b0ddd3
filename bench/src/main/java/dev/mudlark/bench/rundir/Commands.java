package dev.mudlark.bench.rundir;

import java.nio.file.Path;

/** What to type to do something with a run, for a POSIX shell. */
public final class Commands {

    /** Set by the launcher to the way in which it was called. */
    private static final String CALLED = "mudlark.command";

    private Commands() {}

    /** A command of this program, called as this time: {@code ./mudlark validate} from a clone that is not on the path. */
    public static String of(String command) {
        return ShellWord.of(Path.of(System.getProperty(CALLED, "mudlark"))) + " " + command;
    }

    /** Goes on with it. */
    public static String resume(Path run) {
        return of("run --resume ") + ShellWord.of(run);
    }

    /** Scores it again. */
    static String rescore(Path run) {
        return of("rescore ") + ShellWord.of(run);
    }
}
