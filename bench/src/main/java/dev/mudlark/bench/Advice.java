package dev.mudlark.bench;

import dev.mudlark.context.FileFault;
import java.io.IOException;

/**
 * What to do when a file could not be written.
 *
 * @param access when it was not allowed
 * @param otherwise when there was no room, or for whatever else
 */
record Advice(String access, String otherwise) {

    /** For a folder that {@code --out} names. */
    static final Advice OUT = new Advice(
            "make it and its folder writable, or name another folder with --out",
            "free space, or name another folder with --out");

    /** For the folder of a run that is there. */
    static final Advice FOLDER =
            new Advice("make it and its folder writable", "free space, or make the folder writable");

    /** For a folder to be made. */
    static final Advice NEW =
            new Advice("make it and its folder writable, or name another folder", "free space, or name another folder");

    /** For what writes nothing. */
    static final Advice NONE = new Advice("make it readable", "");

    /** The advice on a fault. */
    String on(IOException e) {
        return switch (FileFault.of(e)) {
            case "permission denied", "the file system is read-only" -> access;
            default -> otherwise;
        };
    }
}
