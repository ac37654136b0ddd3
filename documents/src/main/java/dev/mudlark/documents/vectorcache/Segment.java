package dev.mudlark.documents.vectorcache;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A file of vectors. Used by one thread at a time. */
final class Segment {

    private final Path file;
    private final Space space;
    private final Head head;
    private final long length;
    private boolean damaged;
    private boolean used;
    private boolean told;

    private Segment(Path file, Space space, Head head, long length) {
        this.file = file;
        this.space = space;
        this.head = head;
        this.length = length;
    }

    /** Opens a file; empty when it cannot be used as it is. */
    static Optional<Segment> open(Path file, Space space) {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
            long length = open.length();
            return Head.read(open, space).map(head -> new Segment(file, space, head, length));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Puts the vectors of those keys that are here, whole and undamaged, into {@code found} and takes them out of {@code wanted}. */
    void find(Set<Key> wanted, Map<Key, List<float[]>> found) {
        Map<Key, Head.Place> places = new LinkedHashMap<>();
        wanted.forEach(key -> head.find(key).ifPresent(place -> places.put(key, place)));
        if (places.isEmpty()) {
            return;
        }
        read(places, found);
        wanted.removeAll(found.keySet());
    }

    /** All vectors that are undamaged. */
    void readAll(Map<Key, List<float[]>> into) {
        Map<Key, Head.Place> places = new LinkedHashMap<>();
        for (int i = 0; i < head.count(); i++) {
            places.put(head.key(i), head.place(i));
        }
        read(places, into);
    }

    /** The file. */
    Path file() {
        return file;
    }

    /** Its length in bytes. */
    long length() {
        return length;
    }

    /** True once vectors in it were found to be damaged, or the file gone. */
    boolean isDamaged() {
        return damaged;
    }

    /** True for the first who asks after vectors of it were served. */
    boolean isNewlyUsed() {
        boolean newly = used && !told;
        told |= newly;
        return newly;
    }

    private void read(Map<Key, Head.Place> places, Map<Key, List<float[]>> into) {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
            for (Map.Entry<Key, Head.Place> wanted : places.entrySet()) {
                Optional<List<float[]>> vectors = vectors(open, wanted.getValue());
                vectors.ifPresent(read -> into.put(wanted.getKey(), read));
                damaged |= vectors.isEmpty();
            }
            used = true;
        } catch (IOException e) {
            damaged = true;
        }
    }

    private Optional<List<float[]>> vectors(RandomAccessFile open, Head.Place place) throws IOException {
        byte[] bytes = new byte[place.vectors() * space.dimensions() * Float.BYTES];
        open.seek(place.position());
        open.readFully(bytes);
        if (Layout.checksum(bytes, bytes.length) != place.checksum()) {
            return Optional.empty();
        }
        ByteBuffer numbers = Layout.littleEndian(bytes);
        List<float[]> vectors = new ArrayList<>();
        for (int i = 0; i < place.vectors(); i++) {
            float[] vector = new float[space.dimensions()];
            numbers.asFloatBuffer().get(i * space.dimensions(), vector);
            vectors.add(vector);
        }
        return Optional.of(vectors);
    }
}
