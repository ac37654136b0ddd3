package dev.mudlark.context;

import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.NotLinkException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Says in plain words why a file could not be read or written; never the name of a class. */
public final class FileFault {

    /** What systems say (strerror, FormatMessage), in lower case, and what it means. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("no space left on device", "no space left on the disk"),
            Map.entry("there is not enough space on the disk", "no space left on the disk"),
            Map.entry("disk quota exceeded", "the disk quota is used up"),
            Map.entry("read-only file system", "the file system is read-only"),
            Map.entry("is a directory", "it is a folder"),
            Map.entry("not a directory", "a part of the path is a file, not a folder"),
            Map.entry("permission denied", "permission denied"),
            Map.entry("operation not permitted", "permission denied"),
            Map.entry("no such file or directory", "it is not there"),
            Map.entry("file name too long", "the name is too long"),
            Map.entry("too many open files", "too many files are open"),
            Map.entry("input/output error", "the disk failed"),
            Map.entry("stale file handle", "the network folder is gone"));

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
            case DirectoryNotEmptyException folder -> "a folder with something in it is in the way";
            case NoSuchFileException missing -> "it is not there";
            case NotDirectoryException file -> "it is no folder";
            case NotLinkException file -> "it is no link";
            case FileSystemLoopException loop -> "its links go round in a circle";
            case AtomicMoveNotSupportedException move -> "the file system cannot move a file in one step";
            case FileSystemException system -> words(system.getReason());
            case CharacterCodingException text -> "it is not UTF-8";
            case ClosedByInterruptException interrupted -> "interrupted";
            case EOFException end -> "it ends too early";
            default -> words(e.getMessage());
        };
    }

    private static String words(@Nullable String reason) {
        if (reason == null || reason.isBlank()) {
            return "the system gives no reason";
        }
        String words = WORDS.get(reason.strip().toLowerCase(Locale.ROOT));
        return words == null ? reason : words;
    }
}
