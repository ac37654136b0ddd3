package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import dev.mudlark.models.ToolSpec;
import java.time.Duration;
import java.util.List;

/**
 * How a model takes one question and one tool.
 *
 * @param line what happened, in one line
 * @param answers true when it answered
 * @param good true when it answered and called
 */
record ModelTrial(String line, boolean answers, boolean good) {

    private static final Duration LONGEST = Duration.ofMinutes(1);
    private static final int MOST_TOKENS = 1_000;

    /** Asks the model twice. */
    static ModelTrial of(ModelRef ref, Models models) {
        String line = "";
        boolean answers = false;
        try {
            Llm llm = models.open(ref);
            answers = !ask(llm, "Reply with the one word ok.", List.of()).text().isBlank();
            line = answers ? "answers" : "gives an EMPTY answer";
            boolean calls = ask(llm, "Call the tool ping with the word ok.", List.of(ping())).toolCalls().stream()
                    .anyMatch(call -> call.name().equals("ping")
                            && call.malformed().isEmpty()
                            && call.arguments().path("word").isTextual());
            return new ModelTrial(
                    line + (calls ? ", calls tools" : ", does NOT call a tool when asked to"),
                    answers,
                    answers && calls);
        } catch (LlmException e) {
            return new ModelTrial((line.isEmpty() ? "" : line + ", then ") + "FAILED: " + said(ref, e), answers, false);
        }
    }

    /** The message without the name that stands before it anyway. */
    private static String said(ModelRef ref, LlmException e) {
        String message = String.valueOf(e.getMessage());
        String name = ref + ": ";
        return message.startsWith(name) ? message.substring(name.length()) : message;
    }

    private static LlmToolResponse ask(Llm llm, String question, List<ToolSpec> tools) {
        return llm.completeWithTools(new LlmRequest(
                List.of(ChatMessage.user(question)),
                "",
                tools,
                LlmOptions.DEFAULT.withMaxTokens(MOST_TOKENS),
                Deadline.in(LONGEST),
                new Trace()));
    }

    private static ToolSpec ping() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.putObject("properties").putObject("word").put("type", "string");
        schema.putArray("required").add("word");
        return new ToolSpec("ping", "Sends a word.", schema.put("additionalProperties", false));
    }
}
