package dev.mudlark.documents;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.StringHelper;

/**
 * The short hash that serves as the version of a text: the first half of MurmurHash3 (x64, 128 bits) of its UTF-8, as 16
 * hexadecimal digits. It tells texts apart that changed by themselves, not ones made to look alike.
 */
final class TextHash {

    private TextHash() {}

    static String of(String text) {
        long[] hash = StringHelper.murmurhash3_x64_128(new BytesRef(text.getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().toHexDigits(hash[0]);
    }
}
