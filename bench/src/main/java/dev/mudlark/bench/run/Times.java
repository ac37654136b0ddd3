package dev.mudlark.bench.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.rundir.JsonLines;
import dev.mudlark.context.Step;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.ArrayList;
import java.util.List;

/**
 * The times of a run as they stand in its recording. A run that is replayed has those and not its own: its own say how
 * fast a file is read.
 */
final class Times {

    private static final String WHOLE = "latency_ns";
    private static final String STEPS = "steps_ns";
    private static final String TOOLS = "tools_ns";

    private Times() {}

    static ObjectNode of(Transcript transcript) {
        ObjectNode times = JsonLines.object().put(WHOLE, transcript.latencyNanos());
        transcript.steps().forEach(step -> times.withArray(STEPS).add(step.latencyNanos()));
        transcript.toolUses().forEach(use -> times.withArray(TOOLS).add(use.latencyNanos()));
        return times;
    }

    static ObjectNode of(List<SystemInfo> systems) {
        ObjectNode times = JsonLines.object();
        systems.forEach(system -> times.put(system.name(), system.ingestionNanos()));
        return times;
    }

    /** The transcript with these times; as it is when they are of another one. */
    static Transcript with(Transcript now, ObjectNode times) {
        JsonNode steps = times.path(STEPS);
        JsonNode tools = times.path(TOOLS);
        if (steps.size() != now.steps().size() || tools.size() != now.toolUses().size()) {
            return now;
        }
        return new Transcript(
                now.system(),
                now.questionId(),
                now.systemPrompt(),
                now.messages(),
                uses(now, tools),
                now.retrievals(),
                steps(now, steps),
                now.answer(),
                now.agent(),
                now.failure(),
                nanos(times.path(WHOLE)));
    }

    static List<SystemInfo> with(List<SystemInfo> systems, ObjectNode times) {
        return systems.stream()
                .map(system -> times.has(system.name())
                        ? with(system, nanos(times.path(system.name())), system.ingestionCostNanoDollars())
                        : system)
                .toList();
    }

    /** What preparing the systems cost. */
    static ObjectNode costs(List<SystemInfo> systems) {
        ObjectNode costs = JsonLines.object();
        systems.forEach(system -> costs.put(system.name(), system.ingestionCostNanoDollars()));
        return costs;
    }

    static List<SystemInfo> withCosts(List<SystemInfo> systems, ObjectNode costs) {
        return systems.stream()
                .map(system -> with(system, system.ingestionNanos(), nanos(costs.path(system.name()))))
                .toList();
    }

    private static SystemInfo with(SystemInfo system, long nanos, long cost) {
        return new SystemInfo(
                system.name(),
                system.type(),
                system.model(),
                system.standIn(),
                system.tools(),
                nanos,
                cost,
                system.passages(),
                system.settings());
    }

    private static List<Step> steps(Transcript now, JsonNode nanos) {
        List<Step> steps = new ArrayList<>();
        for (Step step : now.steps()) {
            steps.add(step.taking(nanos(nanos.path(steps.size()))));
        }
        return steps;
    }

    private static List<Transcript.ToolUse> uses(Transcript now, JsonNode nanos) {
        List<Transcript.ToolUse> uses = new ArrayList<>();
        for (Transcript.ToolUse use : now.toolUses()) {
            uses.add(new Transcript.ToolUse(
                    use.callId(),
                    use.tool(),
                    use.arguments(),
                    use.errorCode(),
                    use.truncated(),
                    use.evidence(),
                    nanos(nanos.path(uses.size())),
                    use.costNanoDollars(),
                    use.repeated(),
                    use.abandoned()));
        }
        return uses;
    }

    private static long nanos(JsonNode value) {
        return Math.max(0, value.asLong());
    }
}
