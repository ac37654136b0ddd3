package dev.mudlark.tools.masking;

import java.nio.charset.StandardCharsets;

/** Characters that are written in hexadecimal digits: {@code \\u00e9}, {@code %C3%A9}. */
final class Hex {

    private Hex() {}

    /** The UTF-16 unit of a {@code \\uXXXX} at {@code at}; -1 when there is none. */
    static int unit(String text, int at) {
        return text.startsWith("\\u", at) ? number(text, at + 2, 4) : -1;
    }

    /** How many escapes from {@code at} on make one character; 0 when there is none. */
    static int bytes(String text, int at) {
        int first = octet(text, at);
        if (first < 0) {
            return 0;
        }
        int wanted = first < 0xc2 || first > 0xf4 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        for (int i = 1; i < wanted; i++) {
            if ((octet(text, at + 3 * i) & 0xc0) != 0x80 || octet(text, at + 3 * i) < 0) {
                return 1;
            }
        }
        return wanted;
    }

    /** The character of that many escapes: UTF-8, or Latin-1 for one that is no UTF-8. */
    static int codePoint(String text, int at, int bytes) {
        byte[] octets = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            octets[i] = (byte) octet(text, at + 3 * i);
        }
        return new String(octets, bytes == 1 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8).codePointAt(0);
    }

    private static int octet(String text, int at) {
        return at < text.length() && text.charAt(at) == '%' ? number(text, at + 1, 2) : -1;
    }

    private static int number(String text, int from, int digits) {
        if (from + digits > text.length()) {
            return -1;
        }
        int number = 0;
        for (int i = from; i < from + digits; i++) {
            char c = text.charAt(i);
            int digit = c < 0x80 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                return -1;
            }
            number = number * 16 + digit;
        }
        return number;
    }
}
