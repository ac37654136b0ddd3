package dev.mudlark.providers.wire;

import dev.mudlark.models.WireNames;
import java.util.List;

/** Ids of calls that another provider made, for providers that take letters, digits, {@code _} and {@code -} only. */
public final class WireIds {

    private WireIds() {}

    /** The id itself where it can be sent, else one that is the same each time. */
    public static String plain(String id) {
        boolean sendable = id.length() <= 64
                && id.chars().allMatch(c -> c == '_' || c == '-' || (c < 128 && Character.isLetterOrDigit(c)));
        return sendable ? id : WireNames.of(List.of()).wire(id);
    }
}
