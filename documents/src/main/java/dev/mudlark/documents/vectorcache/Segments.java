package dev.mudlark.documents.vectorcache;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The segments of one model. Files of other processes may come and go at any time; those that came later are not looked
 * for. Used by one thread at a time.
 */
final class Segments {

    private static final String ENDING = ".vec";
    private static final Duration ABANDONED = Duration.ofDays(1);

    private final Path folder;
    private final Space space;
    private final CacheLimits limits;
    private final Clock clock;
    private final List<Segment> open = new ArrayList<>();
    private final List<Path> useless = new ArrayList<>();

    private Segments(Path folder, Space space, CacheLimits limits, Clock clock) {
        this.folder = folder;
        this.space = space;
        this.limits = limits;
        this.clock = clock;
    }

    /** Opens what there is; a folder that is missing or unreadable holds nothing. */
    static Segments in(Path parent, Space space, CacheLimits limits, Clock clock) {
        Segments segments = new Segments(parent.resolve(space.folderName()), space, limits, clock);
        for (Path file : segments.files(ENDING)) {
            Segment.open(file, space).ifPresentOrElse(segments.open::add, () -> segments.useless.add(file));
        }
        return segments;
    }

    /** Moves the keys that are here from {@code wanted} to {@code found}. */
    void find(Set<Key> wanted, Map<Key, List<float[]>> found) {
        for (Segment segment : open) {
            if (wanted.isEmpty()) {
                return;
            }
            segment.find(wanted, found);
            touch(segment);
        }
    }

    /**
     * Writes a new segment. It also takes over what is good in damaged segments, and in small ones when there are many;
     * those files are deleted, and the ones that were not used for longest until all fit the limit.
     *
     * @throws IOException when it cannot be written; then nothing is deleted
     */
    void add(Map<Key, List<float[]>> vectors) throws IOException {
        TreeMap<Key, List<float[]>> all = new TreeMap<>();
        List<Segment> replaced = replaced();
        replaced.forEach(segment -> segment.readAll(all));
        all.putAll(vectors);
        Path added = SegmentFile.write(folder, space, all, ENDING);
        open.removeAll(replaced);
        Stream.concat(replaced.stream().map(Segment::file), useless.stream())
                .filter(file -> !file.equals(added))
                .forEach(Segments::delete);
        useless.clear();
        open.removeIf(segment -> segment.file().equals(added));
        // Another process may have taken it over into a larger one already; then it is found there next time.
        Segment.open(added, space).ifPresent(open::add);
        SegmentFile.deleteAbandoned(
                files(SegmentFile.UNFINISHED), clock.instant().minus(ABANDONED));
        shrink(added);
    }

    private List<Segment> replaced() {
        List<Segment> small = open.stream()
                .filter(segment -> segment.length() < limits.small())
                .toList();
        boolean many = small.size() >= limits.mostSmall();
        return open.stream()
                .filter(segment -> segment.isDamaged() || (many && small.contains(segment)))
                .toList();
    }

    /** Deletes segments that nobody used for longest, also those of other processes, but not the new one. */
    private void shrink(Path added) {
        List<Path> oldest = new ArrayList<>(files(ENDING));
        oldest.sort(Comparator.comparing(Segments::lastUsed));
        long total = oldest.stream().mapToLong(Segments::length).sum();
        for (Path file : oldest) {
            if (total <= limits.bytes()) {
                return;
            }
            if (!file.equals(added)) {
                total -= length(file);
                open.removeIf(segment -> segment.file().equals(file));
                delete(file);
            }
        }
    }

    private void touch(Segment segment) {
        if (segment.isNewlyUsed()) {
            try {
                Files.setLastModifiedTime(segment.file(), FileTime.from(clock.instant()));
            } catch (IOException e) {
                // Read only, or gone: then it counts as older than it is.
            }
        }
    }

    private List<Path> files(String ending) {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*" + ending)) {
            found.forEach(files::add);
        } catch (IOException | DirectoryIteratorException e) {
            return List.of();
        }
        files.sort(Comparator.naturalOrder());
        return files;
    }

    private static Instant lastUsed(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            return Instant.EPOCH;
        }
    }

    private static long length(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0;
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // Somebody has it open where that matters, or the folder is read only; it will be tried again.
        }
    }
}
