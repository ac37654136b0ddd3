package dev.mudlark.agents.scanning;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A file of named patterns: a comment, then {@code name = regular expression} a line. {@code \b} is a border between words,
 * and stands outside of character classes.
 */
public final class CueFile {

    /**
     * Stands in for {@code \b}, which walks back over every mark (accents, vowel signs) before it: a run of marks would
     * be read once for each of them. Here a mark is a part of a word, and one character on either side is looked at.
     */
    private static final String WORD_BORDER =
            "(?:(?<![_W])(?=[_W])|(?<=[_W])(?![_W]))".replace("W", "\\p{L}\\p{M}\\p{N}");

    private CueFile() {}

    /**
     * The cues by name, in the order of the file.
     *
     * @param owner class beside which the file lies
     * @param name name of the file
     */
    public static Map<String, Cue> read(Class<?> owner, String name) {
        Map<String, Cue> cues = new LinkedHashMap<>();
        for (String line : lines(owner, name)) {
            int end = line.indexOf(" = ");
            cues.put(
                    line.substring(0, end),
                    new Cue(Pattern.compile(line.substring(end + 3).replace("\\b", WORD_BORDER))));
        }
        return Collections.unmodifiableMap(cues);
    }

    private static List<String> lines(Class<?> owner, String name) {
        try (InputStream file = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
