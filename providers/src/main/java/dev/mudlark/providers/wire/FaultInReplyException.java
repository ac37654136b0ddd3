package dev.mudlark.providers.wire;

/** A provider reports a failure inside a reply that began as a good one. */
public final class FaultInReplyException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient WireFault fault;

    /**
     * A failure.
     *
     * @param status the HTTP status that it amounts to
     * @param fault what the provider says
     */
    public FaultInReplyException(int status, WireFault fault) {
        super("status " + status);
        this.status = status;
        this.fault = fault;
    }

    /** The HTTP status that it amounts to. */
    public int status() {
        return status;
    }

    /** What the provider says. */
    public WireFault fault() {
        return fault;
    }
}
