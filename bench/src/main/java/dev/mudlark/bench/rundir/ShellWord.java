package dev.mudlark.bench.rundir;

import java.nio.file.Path;

/** Writes paths so that a POSIX shell reads them back as one word. */
public final class ShellWord {

    private static final String PLAIN = "/._-+=:,@%~";

    private ShellWord() {}

    /** The path as one word. */
    public static String of(Path path) {
        String text = path.toString();
        boolean plain = text.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0);
        return plain && !text.startsWith("~") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
