package dev.mudlark.context;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/** Text that must never be printed. {@link #toString} shows asterisks; only {@link #reveal} gives the text. */
public final class Secret {

    private final String value;

    private Secret(String value) {
        this.value = value;
    }

    /** Wraps {@code value}. */
    public static Secret of(String value) {
        return new Secret(value);
    }

    /** The text itself, to hand to whatever needs it. */
    public String reveal() {
        return value;
    }

    /** Equal text; compared in time that does not depend on where the texts differ. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Secret secret && MessageDigest.isEqual(bytes(value), bytes(secret.value));
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return "***";
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
