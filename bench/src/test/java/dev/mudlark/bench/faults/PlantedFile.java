package dev.mudlark.bench.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A file without a fault, whose lines have names by which faults are planted. */
final class PlantedFile {

    private final String name;
    private final Map<String, String> lines = new LinkedHashMap<>();

    PlantedFile(String name) {
        this.name = name;
    }

    PlantedFile line(String anchor, String text) {
        if (lines.put(anchor, text) != null) {
            throw new IllegalArgumentException(anchor + " stands twice");
        }
        return this;
    }

    String name() {
        return name;
    }

    boolean has(String anchor) {
        return lines.containsKey(anchor);
    }

    /** Where a line stands: {@code FILE:LINE}. */
    String where(String anchor) {
        return name + ":" + (new ArrayList<>(lines.keySet()).indexOf(anchor) + 1);
    }

    void write(Path folder, List<Fault> faults) throws IOException {
        Map<String, String> planted = new LinkedHashMap<>(lines);
        faults.forEach(fault -> planted.computeIfPresent(fault.anchor(), (anchor, text) -> fault.text()));
        Files.writeString(folder.resolve(name), String.join("\n", planted.values()) + "\n");
    }
}
