package dev.mudlark.bench.run;

import dev.mudlark.bench.rundir.ShellWord;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What flags say about the calls of models.
 *
 * @param record folder that every call is written into
 * @param replay folder that every call is answered from; no model is asked then
 */
public record Taping(Optional<Path> record, Optional<Path> replay) {

    /** No flag. */
    public static final Taping NONE = new Taping(Optional.empty(), Optional.empty());

    private static final String RECORD = "record";
    private static final String REPLAY = "replay";

    /** The flags as they are typed. */
    String asTyped() {
        return record.map(folder -> " --record " + ShellWord.of(folder)).orElse("")
                + replay.map(folder -> " --replay " + ShellWord.of(folder)).orElse("");
    }

    void putByKey(Map<String, String> changed) {
        record.ifPresent(folder -> changed.put(RECORD, folder.toString()));
        replay.ifPresent(folder -> changed.put(REPLAY, folder.toString()));
    }

    static Taping fromKeys(Map<String, String> changed, UnaryOperator<Path> where) {
        return new Taping(path(changed, RECORD, where), path(changed, REPLAY, where));
    }

    private static Optional<Path> path(Map<String, String> changed, String key, UnaryOperator<Path> where) {
        return Optional.ofNullable(changed.get(key)).map(Path::of).map(where);
    }
}
