package dev.mudlark.documents.vectorcache;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;

/**
 * The content of a text: the first half of the SHA-256 of its UTF-16 (little endian), which also tells broken surrogates
 * apart.
 *
 * @param high bits 127 to 64
 * @param low bits 63 to 0
 */
record Key(long high, long low) implements Comparable<Key> {

    private static final Comparator<Key> ORDER =
            Comparator.comparingLong(Key::high).thenComparingLong(Key::low);

    static Key of(String text) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * text.length()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asCharBuffer().put(text);
        ByteBuffer hash = ByteBuffer.wrap(sha256().digest(bytes.array()));
        return new Key(hash.getLong(), hash.getLong());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public int compareTo(Key other) {
        return ORDER.compare(this, other);
    }
}
