package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Step;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.OfferedTools.Offered;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What there is to tell about a call that is over: one outcome and one step.
 *
 * @param call as the model made it
 * @param resolved the tool, if there is one
 * @param arguments as the tool got them, or would have; masked
 * @param answer what it came to
 * @param latencyNanos how long it took, without waiting for other calls
 * @param ran true when the tool was called
 * @param abandoned true when it goes on
 */
record PassReport(
        ToolCall call,
        Optional<Offered> resolved,
        ObjectNode arguments,
        Answer answer,
        long latencyNanos,
        boolean ran,
        boolean abandoned) {

    ToolOutcome outcome(Redactor redactor) {
        return new ToolOutcome(
                call,
                tool(redactor),
                arguments,
                answer.rendered().content(),
                answer.errorCode(),
                answer.truncated(),
                answer.rendered().evidence(),
                answer.rendered().passages(),
                answer.data().deepCopy(),
                latencyNanos,
                costNanoDollars(),
                answer.repeated(),
                abandoned);
    }

    /** The same without what cannot be written down. */
    PassReport withoutArguments() {
        return new PassReport(call, resolved, arguments.objectNode(), answer, latencyNanos, ran, abandoned);
    }

    Step step(Redactor redactor) {
        Map<String, String> detail = new LinkedHashMap<>();
        detail.put("call", redactor.text(call.id()));
        if (resolved.isPresent() && !call.name().equals(tool(redactor))) {
            detail.put("requested", redactor.text(call.name()));
        }
        detail.put(
                "arguments",
                call.malformed().map(raw -> redactor.text(raw.raw())).orElse(arguments.toString()));
        detail.put("outcome", answer.outcome());
        mark(detail, "truncated", answer.truncated());
        mark(detail, "repeated", answer.repeated() && answer.errorCode().isPresent());
        mark(detail, "abandoned", abandoned);
        return new Step(
                Step.Kind.TOOL,
                tool(redactor),
                latencyNanos,
                OptionalLong.empty(),
                OptionalLong.empty(),
                costNanoDollars(),
                detail);
    }

    private String tool(Redactor redactor) {
        return resolved.map(Offered::name).orElseGet(() -> redactor.text(call.name()));
    }

    private long costNanoDollars() {
        return ran ? resolved.map(tool -> tool.traits().costNanoDollars()).orElse(0L) : 0;
    }

    private static void mark(Map<String, String> detail, String key, boolean set) {
        if (set) {
            detail.put(key, "true");
        }
    }
}
