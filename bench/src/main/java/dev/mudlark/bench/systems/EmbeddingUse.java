package dev.mudlark.bench.systems;

import dev.mudlark.context.Step;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What embedding took for one purpose, such as a question. Safe for use by several threads. */
final class EmbeddingUse {

    private final String scope;
    private String model = "";
    private int calls;
    private long tokens;
    private long cost;
    private long nanos;
    private boolean unpriced;

    /** @param scope the name of a question's trace; empty for the documents */
    EmbeddingUse(String scope) {
        this.scope = scope;
    }

    String scope() {
        return scope;
    }

    synchronized void add(String by, OptionalLong read, OptionalLong price, long time) {
        model = by;
        calls++;
        tokens += read.orElse(0);
        cost += price.orElse(0);
        nanos += time;
        unpriced |= price.isEmpty();
    }

    /** Nano-dollars, as far as they are known. */
    synchronized long cost() {
        return cost;
    }

    /** All of it as one step; empty when nothing was embedded, or by a model that costs nothing. */
    synchronized Optional<Step> step() {
        if (calls == 0) {
            return Optional.empty();
        }
        Map<String, String> detail = new LinkedHashMap<>();
        detail.put("calls", String.valueOf(calls));
        detail.put("tokens", String.valueOf(tokens));
        return Optional.of(new Step(
                Step.Kind.EMBED, model, nanos, OptionalLong.empty(), OptionalLong.empty(), cost, detail, unpriced));
    }
}
