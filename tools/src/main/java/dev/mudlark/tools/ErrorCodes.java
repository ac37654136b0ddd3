package dev.mudlark.tools;

/** The stable codes of the gate's own refusals and failures. */
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

    private ErrorCodes() {}
}
