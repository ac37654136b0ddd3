package dev.mudlark.bench.run;

import java.nio.file.Path;

/** Writes paths so that a POSIX shell reads them back as one word. */
final class ShellWord {

    private static final String PLAIN = "/._-+=:,@%~";

    private ShellWord() {}

    static String of(Path path) {
        String text = path.toString();
        boolean plain = text.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0);
        return plain && !text.startsWith("~") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
