package dev.mudlark.documents.vectorcache;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.zip.CRC32C;

/**
 * A segment as bytes, little endian: magic (8 bytes, the last one is the version of the format), length of the head (4),
 * dimensions (4), length of the model's name (4), the name in UTF-8, number of entries (4), the entries in the order of their
 * keys, CRC-32C of all of this (4). An entry is a key (16), the place of its vectors in the file (8), how many they are (4) and
 * the CRC-32C of their bytes (4). After this head come the vectors as 32-bit floats. The file ends with the last of them.
 */
final class Layout {

    static final byte[] MAGIC = {'M', 'U', 'D', 'L', 'V', 'E', 'C', 1};
    static final int ENTRY = 32;

    /** Bytes before the model's name. */
    static final int FIXED = MAGIC.length + 12;

    private Layout() {}

    static int headLength(byte[] model, int entries) {
        return FIXED + model.length + 4 + entries * ENTRY + 4;
    }

    /** A segment with these vectors. */
    static byte[] write(Space space, SortedMap<Key, List<float[]>> vectors) {
        byte[] model = space.model().getBytes(StandardCharsets.UTF_8);
        byte[] start = new byte[headLength(model, vectors.size())];
        ByteBuffer head = littleEndian(start);
        head.put(MAGIC).putInt(start.length).putInt(space.dimensions()).putInt(model.length);
        head.put(model).putInt(vectors.size());
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        for (Map.Entry<Key, List<float[]>> entry : vectors.entrySet()) {
            byte[] bytes = bytes(entry.getValue(), space.dimensions());
            head.putLong(entry.getKey().high()).putLong(entry.getKey().low());
            head.putLong(start.length + (long) data.size());
            head.putInt(entry.getValue().size()).putInt(checksum(bytes, bytes.length));
            data.writeBytes(bytes);
        }
        head.putInt(checksum(start, head.position()));
        byte[] whole = Arrays.copyOf(start, start.length + data.size());
        System.arraycopy(data.toByteArray(), 0, whole, start.length, data.size());
        return whole;
    }

    static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    static int checksum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }

    private static byte[] bytes(List<float[]> vectors, int dimensions) {
        byte[] bytes = new byte[vectors.size() * dimensions * Float.BYTES];
        ByteBuffer numbers = littleEndian(bytes);
        for (float[] vector : vectors) {
            for (float number : vector) {
                numbers.putFloat(number);
            }
        }
        return bytes;
    }
}
