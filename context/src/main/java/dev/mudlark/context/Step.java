package dev.mudlark.context;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/**
 * One thing that happened while a question was answered.
 *
 * @param kind what kind of thing
 * @param name what did it: a tool's or model's name, or the retriever's
 * @param latencyNanos how long it took, in nanoseconds
 * @param inputTokens tokens read by a model; empty when unknown or not a model
 * @param outputTokens tokens written by a model; empty when unknown or not a model
 * @param costNanoDollars what it cost in US dollars times 10^9; 0 when it is unpriced
 * @param detail short facts for people, such as the arguments or the number of passages, in order
 * @param unpriced true when it cost something that is not known
 */
public record Step(
        Kind kind,
        String name,
        long latencyNanos,
        OptionalLong inputTokens,
        OptionalLong outputTokens,
        long costNanoDollars,
        Map<String, String> detail,
        boolean unpriced) {

    /** The kinds of steps; their lower-case names stand in result files. */
    public enum Kind {
        /** Passages were fetched by the system itself. */
        RETRIEVE,
        /** A model was called and asked for tools or for a decision. */
        LLM,
        /** A tool ran, or a call of one was refused. */
        TOOL,
        /** A model wrote the final answer. */
        GENERATE,
        /** A model behind an endpoint embedded queries. Its time is part of that of a retrieval or of tools. */
        EMBED;

        /** The name in result files. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Stands in {@code detail} when the reply was not asked for now but kept from an earlier run. */
    public static final String STORED = "stored";

    /** True when the reply was kept from an earlier run: the time is that of reading it, and nothing was paid for it now. */
    public boolean isStored() {
        return detail.containsKey(STORED);
    }

    /** The same with another time, in nanoseconds. */
    public Step taking(long nanos) {
        return new Step(kind, name, nanos, inputTokens, outputTokens, costNanoDollars, detail, unpriced);
    }

    /** A step whose cost is known. */
    public Step(
            Kind kind,
            String name,
            long latencyNanos,
            OptionalLong inputTokens,
            OptionalLong outputTokens,
            long costNanoDollars,
            Map<String, String> detail) {
        this(kind, name, latencyNanos, inputTokens, outputTokens, costNanoDollars, detail, false);
    }

    /** Copies {@code detail}, keeping its order. */
    public Step {
        detail = Collections.unmodifiableMap(new LinkedHashMap<>(detail));
    }
}
