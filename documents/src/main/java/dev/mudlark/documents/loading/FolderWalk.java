package dev.mudlark.documents.loading;

import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.LoadNotice.Severity;
import dev.mudlark.documents.names.Names;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the files below a root. Follows no link, so that nothing outside the root and nothing twice is read. */
final class FolderWalk {

    private final Path root;
    private final List<FoundFile> files = new ArrayList<>();
    private final List<LoadNotice> notices;

    /** A walk that reports into {@code notices}. */
    FolderWalk(Path root, List<LoadNotice> notices) {
        this.root = root;
        this.notices = notices;
    }

    /** All files in the order of their paths. */
    List<FoundFile> files() {
        folder(root, List.of(), IgnoreRules.none());
        files.sort(Comparator.comparing(FoundFile::path));
        return files;
    }

    private void folder(Path folder, List<String> segments, IgnoreRules above) {
        if (isRun(folder)) {
            String path = segments.isEmpty() ? "." : String.join("/", segments);
            skip(path, "run_directory", "the folder of a run, which holds answers; move it out");
            return;
        }
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(children::add);
            IgnoreRules rules = rulesOf(folder, segments.size(), above);
            for (Path child : children) {
                child(child, append(segments, nameOf(child)), rules);
            }
        } catch (IOException | java.nio.file.DirectoryIteratorException e) {
            unreadable(pathOf(segments), e);
        }
    }

    private static IgnoreRules rulesOf(Path folder, int depth, IgnoreRules above) throws IOException {
        Path file = folder.resolve(IgnoreRules.FILE);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return above;
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        return above.with(text.startsWith("\uFEFF") ? text.substring(1) : text, depth);
    }

    private void child(Path child, List<String> segments, IgnoreRules rules) {
        String path = pathOf(segments);
        try {
            BasicFileAttributes attributes =
                    Files.readAttributes(child, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            String name = segments.get(segments.size() - 1);
            if (name.equals(IgnoreRules.FILE) || rules.ignores(segments, attributes.isDirectory())) {
                return;
            }
            if (isHidden(name)) {
                skip(path, "hidden_file", "hidden (its name starts with a dot); rename it to have it read");
            } else if (attributes.isSymbolicLink()) {
                notices.add(new LinkCheck(root).explain(child, path));
            } else if (attributes.isDirectory()) {
                folder(child, segments, rules);
            } else if (attributes.isRegularFile()) {
                files.add(new FoundFile(
                        path,
                        child,
                        attributes.size(),
                        attributes.lastModifiedTime().toInstant()));
            } else {
                skip(
                        path,
                        "special_file",
                        "neither a file nor a folder but a pipe, socket or device; copy what it gives into a file");
            }
        } catch (IOException e) {
            unreadable(path, e);
        }
    }

    /** A folder that a run was written to: its transcripts hold the questions with their answers. */
    private static boolean isRun(Path folder) {
        return Files.isRegularFile(folder.resolve("run_manifest.json"))
                && Files.isRegularFile(folder.resolve("transcripts.jsonl"));
    }

    /** A name that starts with two dots is an odd name, not a hidden file. */
    private static boolean isHidden(String name) {
        return name.startsWith(".") && !name.startsWith("..");
    }

    private void skip(String path, String code, String message) {
        notices.add(new LoadNotice(path, code, Severity.SKIPPED, path + ": " + message));
    }

    private void unreadable(String path, Exception e) {
        notices.add(Unreadable.notice(path, e));
    }

    private static String nameOf(Path child) {
        return Normalizer.normalize(child.getFileName().toString(), Normalizer.Form.NFC);
    }

    /** The path as it is shown. */
    private static String pathOf(List<String> segments) {
        return Names.escaped(String.join("/", segments));
    }

    private static List<String> append(List<String> segments, String name) {
        List<String> longer = new ArrayList<>(segments);
        longer.add(name);
        return longer;
    }
}
