package dev.mudlark.tools.masking;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.function.IntPredicate;

/**
 * One way in which a secret is written.
 *
 * @param before characters before it that tell a part of it, 0 or 1
 * @param after characters after it that tell a part of it, 0 or 1
 * @param base64 true for Base64, which may be broken into lines
 */
record Spelling(String text, int before, int after, boolean base64, Needle forwards, Needle backwards) {

    private static final int BITS = 6;

    static Spelling plain(String text) {
        return of(text, 0, 0, false);
    }

    /**
     * What stands in the Base64 of every text that holds {@code value} after {@code offset} bytes more than a multiple of
     * three.
     */
    static Spelling base64(String value, int offset, Base64.Encoder encoder) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        int end = offset + bytes.length;
        byte[] padded = Arrays.copyOf(new byte[offset], (end + 2) / 3 * 3);
        System.arraycopy(bytes, 0, padded, offset, bytes.length);
        String encoded = encoder.encodeToString(padded);
        int first = (offset * Byte.SIZE + BITS - 1) / BITS;
        int last = end * Byte.SIZE / BITS;
        return of(encoded.substring(first, last), offset == 0 ? 0 : 1, end % 3 == 0 ? 0 : 1, true);
    }

    private static Spelling of(String text, int before, int after, boolean base64) {
        return new Spelling(text, before, after, base64, new Needle(text), new Needle(reversed(text)));
    }

    /** Finds it, and what is left of it at a cut. */
    void find(String in, Needle.Found found) {
        Needle.Found grown = (start, end) -> found.at(grownStart(in, start), grownEnd(in, end));
        forwards.find(in, grown, grown);
        if (in.indexOf(Needle.CUT) >= 0) {
            int length = in.length();
            backwards.find(
                    reversed(in),
                    (start, end) -> {},
                    (start, end) -> found.at(length - end, grownEnd(in, length - start)));
        }
    }

    private int grownStart(String in, int start) {
        return start > 0 && before > 0 && isBase64(in.charAt(start - 1)) ? start - 1 : start;
    }

    private int grownEnd(String in, int end) {
        int grown = grow(in, end, after, Spelling::isBase64);
        return base64 ? grow(in, grown, 2, c -> c == '=') : grown;
    }

    private static int grow(String in, int from, int most, IntPredicate by) {
        int end = from;
        while (end < in.length() && end < from + most && by.test(in.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isBase64(int c) {
        return c < 0x80 && (Character.isLetterOrDigit(c) || "+/-_".indexOf(c) >= 0);
    }

    /** Character by character, so that places can be counted from the end. */
    private static String reversed(String text) {
        char[] chars = new char[text.length()];
        for (int i = 0; i < chars.length; i++) {
            chars[i] = text.charAt(chars.length - 1 - i);
        }
        return new String(chars);
    }
}
