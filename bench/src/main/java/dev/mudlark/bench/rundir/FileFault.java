package dev.mudlark.bench.rundir;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in plain words why a file could not be read or written. */
public final class FileFault {

    private FileFault() {}

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
