package dev.mudlark.providers.http;

import dev.mudlark.models.LlmException.Kind;

/** What an HTTP status that is no success means. */
public final class StatusKind {

    private StatusKind() {}

    /** The kind of failure of a status. */
    public static Kind of(int status) {
        return switch (status) {
            case 401, 403 -> Kind.AUTHENTICATION;
            case 404 -> Kind.NOT_FOUND;
            case 408, 504 -> Kind.TIMEOUT;
            case 429 -> Kind.RATE_LIMITED;
            default -> status >= 500 ? Kind.UNAVAILABLE : Kind.BAD_REQUEST;
        };
    }
}
