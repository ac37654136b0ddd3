package dev.mudlark.bench.rundir;

import dev.mudlark.context.FileFault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are there whole or not at all. */
public final class WholeFile {

    private WholeFile() {}

    /**
     * Writes the text as UTF-8 beside the file, then moves it there.
     *
     * @throws IOException naming the file; nothing is left behind
     */
    public static void write(Path file, String text) throws IOException {
        write(file, text, false);
    }

    /** As the other, and what can be read under the name is on the disk, so that no power cut leaves a part of it. */
    static void writeDurably(Path file, String text) throws IOException {
        write(file, text, true);
        Durable.forceName(file);
    }

    private static void write(Path file, String text, boolean durable) throws IOException {
        Path temporary = file.resolveSibling("." + file.getFileName() + ".tmp");
        try {
            if (durable) {
                Durable.write(temporary, text);
            } else {
                Files.writeString(temporary, text, StandardCharsets.UTF_8);
            }
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw FileFault.named(file, e);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
