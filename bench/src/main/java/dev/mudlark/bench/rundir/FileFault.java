package dev.mudlark.bench.rundir;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says in plain words why a file could not be read or written. */
public final class FileFault {

    private FileFault() {}

    /** The fault with the name of the file; the system gives none when the disk is full. */
    public static FileSystemException named(Path file, IOException e) {
        FileSystemException named = new FileSystemException(file.toString(), null, of(e));
        named.initCause(e);
        return named;
    }

    /** The reason, without the name of the file. */
    public static String of(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> "permission denied";
            case FileAlreadyExistsException file -> "a file of that name is in the way";
            case NoSuchFileException missing -> "it is not there";
            case FileSystemException system when system.getReason() != null -> system.getReason();
            case CharacterCodingException text -> "it is not UTF-8";
            default -> String.valueOf(e.getMessage());
        };
    }
}
