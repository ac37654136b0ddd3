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

    ToolOutcome outcome() {
        return new ToolOutcome(
                call,
                tool(),
                arguments,
                answer.rendered().content(),
                answer.errorCode(),
                answer.truncated(),
                answer.rendered().evidence(),
                answer.rendered().passages(),
                answer.data(),
                latencyNanos,
                costNanoDollars(),
                answer.repeated(),
                abandoned);
    }

    Step step(Redactor redactor) {
        Map<String, String> detail = new LinkedHashMap<>();
        detail.put("call", call.id());
        if (!call.name().equals(tool())) {
            detail.put("requested", call.name());
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
                tool(),
                latencyNanos,
                OptionalLong.empty(),
                OptionalLong.empty(),
                costNanoDollars(),
                detail);
    }

    private String tool() {
        return resolved.map(Offered::name).orElse(call.name());
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
