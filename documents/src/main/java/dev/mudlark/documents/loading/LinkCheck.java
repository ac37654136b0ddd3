package dev.mudlark.documents.loading;

import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.LoadNotice.Severity;
import dev.mudlark.documents.names.Names;
import java.io.IOException;
import java.nio.file.Path;

/** Says why a symbolic link is not followed. Messages name no place outside the root. */
final class LinkCheck {

    private final Path root;

    /** With the real path of the root. */
    LinkCheck(Path root) {
        this.root = root;
    }

    LoadNotice explain(Path link, String path) {
        Path target;
        try {
            target = link.toRealPath();
        } catch (java.nio.file.FileSystemLoopException e) {
            return loop(path);
        } catch (IOException e) {
            return new LoadNotice(
                    path,
                    "unreadable_file",
                    Severity.ERROR,
                    path + ": a link to nothing; remove it or make its target");
        }
        if (!target.startsWith(root)) {
            return skipped(
                    path, "symlink_outside_root", "a link to a place outside of the collection; copy the file in");
        }
        if (link.startsWith(target)) {
            return loop(path);
        }
        return skipped(path, "symlink_inside_root", "a link to " + inRoot(target) + ", which is read in its own place");
    }

    private static LoadNotice loop(String path) {
        return skipped(path, "symlink_loop", "a link to a folder it is in; remove it");
    }

    private String inRoot(Path target) {
        return Names.escaped(root.relativize(target).toString().replace('\\', '/'));
    }

    private static LoadNotice skipped(String path, String code, String message) {
        return new LoadNotice(path, code, Severity.SKIPPED, path + ": " + message);
    }
}
