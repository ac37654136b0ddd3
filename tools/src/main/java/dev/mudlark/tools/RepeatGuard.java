package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Remembers the calls of a question that were answered or are running. A call that failed is forgotten, so that it may
 * be tried again.
 */
final class RepeatGuard {

    private static final String KEY = "gate:calls";

    private final Set<Claim> claims;

    /** A call: equal arguments whatever their order, defaults filled in. */
    record Claim(String tool, ObjectNode arguments) {}

    private RepeatGuard(Set<Claim> claims) {
        this.claims = claims;
    }

    /** The guard of the question whose state this is. */
    @SuppressWarnings("unchecked")
    static RepeatGuard in(Map<String, Object> state) {
        return new RepeatGuard((Set<Claim>) state.computeIfAbsent(KEY, key -> ConcurrentHashMap.<Claim>newKeySet()));
    }

    /** True for the first of equal calls. */
    boolean claim(Claim call) {
        return claims.add(call);
    }

    /** Forgets a call that failed. */
    void forget(Claim call) {
        claims.remove(call);
    }
}
