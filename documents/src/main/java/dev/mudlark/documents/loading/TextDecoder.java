package dev.mudlark.documents.loading;

import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.SourceFile;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Turns bytes into text: byte order marks, UTF-8, and a fallback that says so. */
public final class TextDecoder {

    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final char REPLACEMENT = '\uFFFD';

    private TextDecoder() {}

    /** See {@link SourceFile#text}. */
    public static String decode(SourceFile file) throws LoadException {
        byte[] bytes = file.bytes();
        String text = switch (mark(bytes)) {
            case UTF_8 -> utf8(file, 3);
            case UTF_16LE -> new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16LE);
            case UTF_16BE -> new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16BE);
            case NONE -> utf8(file, 0);
        };
        return withPlainLineEnds(text);
    }

    private enum Mark {
        NONE,
        UTF_8,
        UTF_16LE,
        UTF_16BE
    }

    private static Mark mark(byte[] bytes) {
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            return Mark.UTF_8;
        }
        if (startsWith(bytes, 0xFF, 0xFE)) {
            return Mark.UTF_16LE;
        }
        return startsWith(bytes, 0xFE, 0xFF) ? Mark.UTF_16BE : Mark.NONE;
    }

    private static boolean startsWith(byte[] bytes, int... start) {
        for (int i = 0; i < start.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != start[i]) {
                return false;
            }
        }
        return true;
    }

    private static String utf8(SourceFile file, int from) throws LoadException {
        byte[] bytes = file.bytes();
        refuseBinary(bytes, from);
        String text = new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
        return text.indexOf(REPLACEMENT) < 0 || isValidUtf8(bytes, from) ? text : fallback(file, from);
    }

    private static boolean isValidUtf8(byte[] bytes, int from) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, from, bytes.length - from));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static void refuseBinary(byte[] bytes, int from) throws LoadException {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                throw LoadException.skipped(
                        "binary_content",
                        "not text (a zero byte at offset " + i + "); convert it to UTF-8 text or ignore it");
            }
        }
    }

    /** Broken UTF-8 stays UTF-8 when most of its longer sequences are right; otherwise it is an old Windows file. */
    private static String fallback(SourceFile file, int from) {
        byte[] bytes = file.bytes();
        String lenient = new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
        long bad = lenient.chars().filter(c -> c == REPLACEMENT).count();
        long good = lenient.chars().filter(c -> c > 0x7F && c != REPLACEMENT).count();
        if (from > 0 || good >= bad) {
            file.warn("encoding_fallback", "broken UTF-8: " + bad + " bad places became U+FFFD; save it as UTF-8");
            return lenient;
        }
        file.warn("encoding_fallback", "not UTF-8: read as Windows-1252; save it as UTF-8");
        return new String(bytes, WINDOWS_1252);
    }

    private static String withPlainLineEnds(String text) {
        return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
    }
}
