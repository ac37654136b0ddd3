package dev.mudlark.documents.loading;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loader;
import dev.mudlark.documents.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads every file below a root once. A file that is broken costs a notice, not the run. */
public final class FolderReader {

    private final Path root;
    private final long maxBytes;
    private final Loaders loaders = Loaders.all();
    private final List<LoadNotice> notices = new ArrayList<>();

    /**
     * A reader of one folder.
     *
     * @param root the folder, which exists
     * @param maxBytes larger files are skipped
     */
    public FolderReader(Path root, long maxBytes) {
        this.root = root;
        this.maxBytes = maxBytes;
    }

    /** What became of a file: what it holds, unless it gives no document, and what there is to tell. */
    private record Outcome(String path, @Nullable Loaded loaded, List<LoadNotice> notices) {}

    /**
     * Reads all files, several at the same time.
     *
     * @throws IOException when the root itself cannot be reached
     */
    public FolderContents read() throws IOException {
        List<FoundFile> files = new FolderWalk(root.toRealPath(), notices).files();
        Contents contents = new Contents();
        for (Outcome outcome : files.parallelStream().map(this::outcome).toList()) {
            notices.addAll(outcome.notices());
            if (outcome.loaded() != null) {
                add(contents, outcome.path(), outcome.loaded());
            }
        }
        notices.sort(Comparator.comparing(LoadNotice::path));
        return new FolderContents(contents.documents(), contents.tables(), notices, loaders.supported());
    }

    private void add(Contents contents, String path, Loaded loaded) {
        try {
            contents.add(path, loaded);
        } catch (LoadException e) {
            notices.add(e.asNotice(path));
        }
    }

    private Outcome outcome(FoundFile found) {
        try {
            return read(found);
        } catch (LoadException e) {
            return new Outcome(found.path(), null, List.of(e.asNotice(found.path())));
        } catch (IOException e) {
            return new Outcome(found.path(), null, List.of(Unreadable.notice(found.path(), e)));
        }
    }

    private Outcome read(FoundFile found) throws LoadException, IOException {
        Loader loader = loaderOf(found);
        if (found.size() > maxBytes) {
            throw tooLarge(found.size());
        }
        SourceFile file = new SourceFile(found.path(), bytesOf(found), found.modified());
        try {
            return new Outcome(found.path(), loader.load(file), file.notices());
        } catch (LoadException e) {
            List<LoadNotice> all = new ArrayList<>(file.notices());
            all.add(e.asNotice(found.path()));
            return new Outcome(found.path(), null, all);
        } catch (RuntimeException | StackOverflowError e) {
            throw LoadException.broken("corrupt_file", "could not be read; is it damaged?");
        }
    }

    private Loader loaderOf(FoundFile found) throws LoadException {
        String extension = SourceFile.extensionOf(found.path());
        return loaders.forExtension(extension)
                .orElseThrow(() -> LoadException.skipped(
                        "unsupported_type",
                        (extension.isEmpty() ? "no extension" : "." + extension + " is not supported")
                                + "; supported are " + loaders.supported()));
    }

    private byte[] bytesOf(FoundFile found) throws IOException, LoadException {
        try (InputStream in = Files.newInputStream(found.file(), StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)) {
            byte[] bytes = in.readNBytes((int) Math.min(Integer.MAX_VALUE - 8, maxBytes + 1));
            if (bytes.length > maxBytes) {
                throw tooLarge(bytes.length);
            }
            return bytes;
        }
    }

    private LoadException tooLarge(long size) {
        return LoadException.skipped(
                "file_too_large",
                Counted.of(size, "byte") + ", more than the limit of " + maxBytes + "; split it into smaller files");
    }
}
