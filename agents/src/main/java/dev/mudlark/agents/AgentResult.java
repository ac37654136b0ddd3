package dev.mudlark.agents;

import dev.mudlark.models.LlmException;
import dev.mudlark.models.Message;
import dev.mudlark.tools.ToolOutcome;
import java.util.List;
import java.util.Optional;

/**
 * What an agent did with a question. The steps are in the question's trace.
 *
 * @param answer the answer; empty when the model failed
 * @param messages every message as delivered
 * @param outcomes what became of each call, in order, refused ones included
 * @param steps model turns before the final answer call
 * @param llmCalls model calls, the final answer call included
 * @param toolCalls calls that reached a tool or failed at the gate; refused ones are not counted
 * @param termination how it ended
 * @param bestEffort true when the answer was asked for after a limit or for lack of progress
 * @param budgetExhausted true when that limit was a cap and neither the step limit nor a lack of progress
 * @param failure what went wrong, when there is no answer
 */
public record AgentResult(
        Optional<String> answer,
        List<Message> messages,
        List<ToolOutcome> outcomes,
        int steps,
        int llmCalls,
        int toolCalls,
        Termination termination,
        boolean bestEffort,
        boolean budgetExhausted,
        Optional<LlmException> failure) {

    /** True when a call was made again with equal arguments and not run for that reason. */
    public boolean repeatedCalls() {
        return outcomes.stream().anyMatch(ToolOutcome::repeated);
    }

    /** Copies the lists. */
    public AgentResult {
        messages = List.copyOf(messages);
        outcomes = List.copyOf(outcomes);
    }
}
