package dev.mudlark.tools;

/**
 * A yes or no to one call.
 *
 * @param allowed whether the call may go on
 * @param by who decided, for the audit log: {@code config}, a person's or a policy's name
 * @param reason why not, in words for the model; may be empty
 */
public record Decision(boolean allowed, String by, String reason) {

    /** A yes. */
    public static Decision allow(String by) {
        return new Decision(true, by, "");
    }

    /** A no with its reason. */
    public static Decision deny(String by, String reason) {
        return new Decision(false, by, reason);
    }
}
