package dev.mudlark.tools;

import java.util.Locale;
import java.util.Set;

/** The stable codes of the gate's own refusals and failures. No tool can use one as its own. */
final class ErrorCodes {

    static final String UNKNOWN_TOOL = "unknown_tool";
    static final String MALFORMED_ARGUMENTS = "malformed_arguments";
    static final String INVALID_ARGUMENTS = "invalid_arguments";
    static final String REPEATED_CALL = "repeated_call";
    static final String PERMISSION_DENIED = "permission_denied";
    static final String RATE_LIMITED = "rate_limited";
    static final String BUDGET_EXHAUSTED = "budget_exhausted";
    static final String NOT_APPROVED = "not_approved";
    static final String AUDIT_FAILED = "audit_failed";
    static final String TOOL_STUCK = "tool_stuck";
    static final String TIMEOUT = "timeout";
    static final String CANCELLED = "cancelled";
    static final String TOOL_FAILED = "tool_failed";

    /**
     * What traces and logs call something else than an error that a tool found: also what is no error, and what an agent
     * calls the calls that it does not make. That arguments are not valid means the same whoever says it.
     */
    private static final Set<String> NOT_A_TOOLS = Set.of(
            "ok",
            "repeated",
            "limit_reached",
            "cut_call",
            UNKNOWN_TOOL,
            MALFORMED_ARGUMENTS,
            REPEATED_CALL,
            PERMISSION_DENIED,
            RATE_LIMITED,
            BUDGET_EXHAUSTED,
            NOT_APPROVED,
            AUDIT_FAILED,
            TOOL_STUCK,
            TIMEOUT,
            CANCELLED);

    private static final String PREFIX = "tool_";

    private ErrorCodes() {}

    /** What a tool has thrown, under a code that is not taken for one of the gate's: {@code tool_timeout}. */
    static ToolException ofTool(ToolException thrown) {
        String code = String.valueOf(thrown.code()).strip();
        if (code.isEmpty() || code.equals("null")) {
            return new ToolException(TOOL_FAILED, thrown.getMessage());
        }
        boolean taken = NOT_A_TOOLS.contains(code.toLowerCase(Locale.ROOT));
        return taken ? new ToolException(PREFIX + code, thrown.getMessage()) : thrown;
    }
}
