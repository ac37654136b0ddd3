package dev.mudlark.bench.config;

import dev.mudlark.bench.problems.Problems;
import java.nio.file.Path;
import java.util.List;

/**
 * Where in a config a value stands, and where to tell what is wrong with it.
 *
 * @param file how to name the file in messages
 * @param folder the folder that relative paths in the file start from
 * @param key the way to the value, such as {@code systems[1].tools}; empty for the file as a whole
 * @param problems takes the faults
 * @param tools names of all tools that a config may speak of
 * @param anchors which lines stand for something elsewhere too
 */
public record Place(String file, Path folder, String key, Problems problems, List<String> tools, Anchors anchors) {

    /** The place of a key inside this one. */
    public Place child(String name) {
        return new Place(file, folder, key.isEmpty() ? name : key + "." + name, problems, tools, anchors);
    }

    /** The place of an item of the list at this one, counted from 0. */
    public Place item(int index) {
        return new Place(file, folder, key + "[" + index + "]", problems, tools, anchors);
    }

    /** Tells a fault of the value at this place; the key is put in front. */
    public void fault(int line, String message) {
        faultAt(line, key.isEmpty() ? message : key + ": " + message);
    }

    /** Tells a fault in words that name the place themselves. */
    public void faultAt(int line, String message) {
        problems.add(at(line), message + (key.isEmpty() ? "" : anchors.note(line)));
    }

    /** File and line, for messages. */
    public String at(int line) {
        return file + ":" + line;
    }

    /** {@code " in systems[1]"}, or the empty string for the file as a whole. */
    public String inKey() {
        return key.isEmpty() ? "" : " in " + key;
    }
}
