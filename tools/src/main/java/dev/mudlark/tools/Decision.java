package dev.mudlark.tools;

import java.util.Objects;

/**
 * A yes or no to one call.
 *
 * @param allowed whether the call may go on
 * @param by who decided, for the audit log: {@code config}, a person's or a policy's name
 * @param reason why not, in words for the model; may be empty
 */
public record Decision(boolean allowed, String by, String reason) {

    /** @throws NullPointerException when a text is missing: who decides without a name decides nothing */
    public Decision {
        Objects.requireNonNull(by);
        Objects.requireNonNull(reason);
    }

    /** A yes. */
    public static Decision allow(String by) {
        return new Decision(true, by, "");
    }

    /** A no with its reason. */
    public static Decision deny(String by, String reason) {
        return new Decision(false, by, reason);
    }
}
