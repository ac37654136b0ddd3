package dev.mudlark.tools.folding;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Text as bytes of UTF-8 in a string with a character for each byte, on which the machine's own search is fastest. A lone
 * surrogate is written like any other code point. Not for use by several threads.
 */
public final class Utf8Text {

    private byte[] bytes;
    private int length;

    /** Empty, with room for so many bytes. */
    public Utf8Text(int room) {
        this.bytes = new byte[room];
    }

    /** A text by itself. */
    public static String of(String text) {
        Utf8Text packed = new Utf8Text(text.length());
        packed.append(text);
        return packed.take();
    }

    /** Bytes so far. */
    public int length() {
        return length;
    }

    /** Makes sure that so many more bytes find room: needed before {@link #appendAscii}. */
    public void reserve(int more) {
        if (bytes.length - length < more) {
            int wanted = Math.addExact(length, more);
            bytes = Arrays.copyOf(bytes, (int) Math.max(wanted, Math.min(Integer.MAX_VALUE - 16L, 2L * bytes.length)));
        }
    }

    /** Adds a code point below 128; there must be room for it. */
    public void appendAscii(int codePoint) {
        bytes[length++] = (byte) codePoint;
    }

    /** Takes back the last byte. */
    public void dropLast() {
        length--;
    }

    /** Adds a text. */
    public void append(String text) {
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            append(codePoint);
            i += Character.charCount(codePoint);
        }
    }

    /** Adds a code point. */
    public void append(int codePoint) {
        reserve(4);
        if (codePoint < 0x80) {
            appendAscii(codePoint);
        } else if (codePoint < 0x800) {
            appendAscii(0xc0 | (codePoint >> 6));
            follow(codePoint, 0);
        } else if (codePoint < 0x10000) {
            appendAscii(0xe0 | (codePoint >> 12));
            follow(codePoint, 6);
            follow(codePoint, 0);
        } else {
            appendAscii(0xf0 | (codePoint >> 18));
            follow(codePoint, 12);
            follow(codePoint, 6);
            follow(codePoint, 0);
        }
    }

    private void follow(int codePoint, int shift) {
        bytes[length++] = (byte) (0x80 | ((codePoint >> shift) & 0x3f));
    }

    /** What was added since the last time. */
    public String take() {
        String taken = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        length = 0;
        return taken;
    }

    /** How many bytes a code point takes. */
    static int length(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }
}
