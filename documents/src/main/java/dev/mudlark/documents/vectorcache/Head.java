package dev.mudlark.documents.vectorcache;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The head of a segment: where the vectors of each key are.
 *
 * @param entries the entries in the order of their keys, see {@link Layout}
 * @param count how many there are
 */
record Head(ByteBuffer entries, int count) {

    /**
     * Vectors in a file.
     *
     * @param position first byte
     * @param vectors how many follow each other
     * @param checksum of their bytes
     */
    record Place(long position, int vectors, int checksum) {}

    /**
     * Reads a head.
     *
     * @return empty when it is not of this format and space, is damaged, or the file has not the length that it says
     * @throws IOException when the file cannot be read
     */
    static Optional<Head> read(RandomAccessFile file, Space space) throws IOException {
        byte[] model = space.model().getBytes(StandardCharsets.UTF_8);
        if (file.length() < Layout.headLength(model, 0)) {
            return Optional.empty();
        }
        ByteBuffer fixed = Layout.littleEndian(start(file, Layout.FIXED));
        byte[] magic = new byte[Layout.MAGIC.length];
        fixed.get(magic);
        int length = fixed.getInt();
        boolean ours = Arrays.equals(magic, Layout.MAGIC)
                && fixed.getInt() == space.dimensions()
                && fixed.getInt() == model.length
                && length >= Layout.headLength(model, 0)
                && length <= file.length();
        return ours ? readRest(file, length, model, space) : Optional.empty();
    }

    private static Optional<Head> readRest(RandomAccessFile file, int length, byte[] model, Space space)
            throws IOException {
        byte[] bytes = start(file, length);
        ByteBuffer head = Layout.littleEndian(bytes);
        if (head.getInt(length - 4) != Layout.checksum(bytes, length - 4)) {
            return Optional.empty();
        }
        byte[] name = new byte[model.length];
        head.get(Layout.FIXED, name);
        int count = head.getInt(Layout.FIXED + model.length);
        if (!Arrays.equals(name, model) || count < 0 || length != Layout.headLength(model, count)) {
            return Optional.empty();
        }
        ByteBuffer entries = head.slice(Layout.FIXED + model.length + 4, count * Layout.ENTRY)
                .order(head.order());
        Head read = new Head(entries, count);
        return read.end(length, space.dimensions()) == file.length() ? Optional.of(read) : Optional.empty();
    }

    private static byte[] start(RandomAccessFile file, int length) throws IOException {
        byte[] bytes = new byte[length];
        file.seek(0);
        file.readFully(bytes);
        return bytes;
    }

    /** The key of an entry. */
    Key key(int entry) {
        int at = entry * Layout.ENTRY;
        return new Key(entries.getLong(at), entries.getLong(at + 8));
    }

    /** Where an entry's vectors are. */
    Place place(int entry) {
        int at = entry * Layout.ENTRY;
        return new Place(entries.getLong(at + 16), entries.getInt(at + 24), entries.getInt(at + 28));
    }

    /** Where the vectors of a key are. */
    Optional<Place> find(Key key) {
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = key(middle).compareTo(key);
            if (order == 0) {
                return Optional.of(place(middle));
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return Optional.empty();
    }

    /** The length of the file by its entries; -1 when they do not follow each other. */
    private long end(long start, int dimensions) {
        long end = start;
        for (int i = 0; i < count; i++) {
            Place place = place(i);
            if (place.position() != end || place.vectors() < 1) {
                return -1;
            }
            end += (long) place.vectors() * dimensions * Float.BYTES;
        }
        return end;
    }
}
