package dev.mudlark.bench.rundir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Writes paths so that a shell reads them back as one word that is no option: bash, zsh and ksh any path, a POSIX shell
 * those without characters that cannot be seen.
 */
public final class ShellWord {

    private static final String PLAIN = "/._-+=:,@%~";
    /** Mean something else at the beginning of a word. */
    private static final String NOT_FIRST = "~=";

    private ShellWord() {}

    /** The path as one word; one that begins with a dash or an at sign is written from the current folder. */
    public static String of(Path path) {
        String text = path.toString();
        if (text.isEmpty()) {
            return ".";
        }
        String named = text.startsWith("-") || text.startsWith("@") ? "./" + text : text;
        if (named.codePoints().anyMatch(ShellWord::isHidden)) {
            return "$'" + escaped(named) + "'";
        }
        boolean plain = named.codePoints().allMatch(c -> Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0);
        return plain && NOT_FIRST.indexOf(named.charAt(0)) < 0 ? named : "'" + named.replace("'", "'\\''") + "'";
    }

    /** Inside of {@code $'…'}: what cannot be seen as its bytes in octal digits. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '\n') {
                escaped.append("\\n");
            } else if (c == '\'' || c == '\\') {
                escaped.append('\\').appendCodePoint(c);
            } else if (isHidden(c)) {
                for (byte b : Character.toString(c).getBytes(StandardCharsets.UTF_8)) {
                    escaped.append(String.format(Locale.ROOT, "\\%03o", b & 0xff));
                }
            } else {
                escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }

    private static boolean isHidden(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
