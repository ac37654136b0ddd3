package dev.mudlark.models;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.Map;

/**
 * Names as every provider accepts them, and back. A name that is fine stays as it is. Another is written with {@code _}
 * for what has no place in it, shortened, and given the beginning of its SHA-256, so that it is the same in every run and
 * no two names become one.
 */
public final class WireNames {

    private static final int LONGEST = 64;
    private static final int HASH_DIGITS = 8;

    private final Map<String, String> toWire = new HashMap<>();
    private final Map<String, String> fromWire = new HashMap<>();

    private WireNames() {}

    /** The wire names of {@code originals}, each different from the others. */
    public static WireNames of(Collection<String> originals) {
        WireNames names = new WireNames();
        LinkedHashSet<String> distinct = new LinkedHashSet<>(originals);
        distinct.stream().filter(WireNames::isValid).forEach(name -> names.put(name, name));
        distinct.stream().filter(name -> !isValid(name)).forEach(name -> names.put(name, names.unused(name)));
        return names;
    }

    /** The wire name of {@code original}, also of one that is not among the names given. */
    public String wire(String original) {
        String known = toWire.get(original);
        return known != null ? known : isValid(original) ? original : alias(original, 0);
    }

    /** The name behind a wire name; a wire name that is none of these is returned as it is. */
    public String original(String wire) {
        return fromWire.getOrDefault(wire, wire);
    }

    /** True for 1 to 64 ASCII letters, digits, {@code _} and {@code -}, the first a letter or {@code _}. */
    static boolean isValid(String name) {
        return ToolSpec.isValidName(name) && !Character.isDigit(name.charAt(0)) && name.charAt(0) != '-';
    }

    private void put(String original, String wire) {
        toWire.put(original, wire);
        fromWire.put(wire, original);
    }

    private String unused(String original) {
        int attempt = 0;
        String alias = alias(original, attempt);
        while (fromWire.containsKey(alias)) {
            alias = alias(original, ++attempt);
        }
        return alias;
    }

    private static String alias(String original, int attempt) {
        StringBuilder readable = new StringBuilder();
        original.codePoints()
                .limit(LONGEST)
                .forEach(c -> readable.append(c < 128 && (Character.isLetterOrDigit(c) || c == '-') ? (char) c : '_'));
        if (readable.isEmpty() || !Character.isLetter(readable.charAt(0))) {
            readable.insert(0, "t_");
        }
        readable.setLength(Math.min(readable.length(), LONGEST - HASH_DIGITS - 1));
        return readable + "_" + hash(attempt == 0 ? original : attempt + ":" + original);
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
