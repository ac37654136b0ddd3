package dev.mudlark.documents.loading;

import dev.mudlark.context.FileFault;
import dev.mudlark.documents.LoadNotice;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Says in plain words why a file could not be read. */
final class Unreadable {

    private Unreadable() {}

    static LoadNotice notice(String path, Exception e) {
        String where = path.isEmpty() ? "." : path;
        return new LoadNotice(where, "unreadable_file", LoadNotice.Severity.ERROR, where + ": " + reason(e));
    }

    private static String reason(Exception e) {
        if (e instanceof AccessDeniedException) {
            return "no permission to read it; change its permissions or ignore it";
        }
        if (e instanceof NoSuchFileException) {
            return "cannot be read: it does not exist (any more)";
        }
        return "cannot be read: " + (e instanceof IOException fault ? FileFault.of(fault) : e.getMessage());
    }
}
