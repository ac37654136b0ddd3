package dev.mudlark.models.recording;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** How often each scope asked the same. Safe for use by several threads. */
final class Counts {

    private record Key(String scope, String hash) {}

    private final ConcurrentMap<Key, Integer> counts = new ConcurrentHashMap<>();

    /** Which time this is, from 1. */
    int next(String scope, String hash) {
        return counts.merge(new Key(scope, hash), 1, Integer::sum);
    }
}
