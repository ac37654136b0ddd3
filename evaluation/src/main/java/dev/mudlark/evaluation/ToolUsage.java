package dev.mudlark.evaluation;

import java.util.OptionalDouble;

/**
 * How a system used a tool, over all its questions, failed ones included.
 *
 * @param system the system's name
 * @param tool the tool's name, or the name a model wrote for a tool that does not exist
 * @param offered false when the system was never offered such a tool
 * @param calls calls that ran or failed; calls refused at a limit are none
 * @param errors those that failed
 * @param truncated those whose output was cut
 * @param questionsUsing questions with at least one call
 * @param avgLatencyMs mean time of a call in milliseconds; empty without calls
 * @param totalCostNanoDollars cost of all calls in US dollars times 10^9
 * @param abandoned calls that were left behind, since the tool did not stop when its time was over
 */
public record ToolUsage(
        String system,
        String tool,
        boolean offered,
        int calls,
        int errors,
        int truncated,
        int questionsUsing,
        OptionalDouble avgLatencyMs,
        long totalCostNanoDollars,
        int abandoned) {

    /** Share of the calls that failed; empty without calls. */
    public OptionalDouble errorRate() {
        return calls == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) errors / calls);
    }
}
