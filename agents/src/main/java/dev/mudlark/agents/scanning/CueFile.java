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

/** A file of named patterns: a comment, then {@code name = regular expression} a line. */
public final class CueFile {

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
            cues.put(line.substring(0, end), new Cue(Pattern.compile(line.substring(end + 3))));
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
