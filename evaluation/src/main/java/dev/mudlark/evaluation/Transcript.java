package dev.mudlark.evaluation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Step;
import dev.mudlark.documents.Passage;
import dev.mudlark.models.Message;
import dev.mudlark.tools.Evidence;
import java.util.List;
import java.util.Optional;

/**
 * Everything that happened when one system was asked one question.
 *
 * @param system the system's name
 * @param questionId the question's id
 * @param systemPrompt the system prompt as delivered; empty when no model was asked
 * @param messages every message as delivered, also of a question that failed midway
 * @param toolUses what became of each tool call, in order
 * @param retrievals one ranking for each search, corpus_grep or read_document call or retrieval step that delivered
 *     passages, in order
 * @param steps what was done, in order
 * @param answer the answer; empty when there is none
 * @param agent counts of an agent; empty for other systems
 * @param failure why there is no scoreable answer; empty when there is one
 * @param latencyNanos time from question to answer, in nanoseconds
 */
public record Transcript(
        String system,
        String questionId,
        String systemPrompt,
        List<Message> messages,
        List<ToolUse> toolUses,
        List<Retrieval> retrievals,
        List<Step> steps,
        Optional<String> answer,
        Optional<Agent> agent,
        Optional<Failure> failure,
        long latencyNanos) {

    /** In a step's {@code detail}: what a classifier said about the question. */
    public static final String ON_TOPIC = "on_topic";

    /** The question is looked up. */
    public static final String YES = "yes";

    /** The question is not looked up. */
    public static final String NO = "no";

    /** True when a classifier kept the question from the documents. */
    public boolean isVetoed() {
        return steps.stream().anyMatch(step -> NO.equals(step.detail().get(ON_TOPIC)));
    }

    /** True when a reply was kept from an earlier run, so that the time says nothing about the system. */
    public boolean hasStoredReplies() {
        return steps.stream().anyMatch(Step::isStored);
    }

    /** Copies the lists. */
    public Transcript {
        messages = List.copyOf(messages);
        toolUses = List.copyOf(toolUses);
        retrievals = List.copyOf(retrievals);
        steps = List.copyOf(steps);
    }

    /** The same with a reason why it is not scored. */
    public Transcript failing(Failure reason) {
        return new Transcript(
                system,
                questionId,
                systemPrompt,
                messages,
                toolUses,
                retrievals,
                steps,
                answer,
                agent,
                Optional.of(reason),
                latencyNanos);
    }

    /**
     * What became of a tool call.
     *
     * @param callId the id of the call in {@code messages}
     * @param tool the tool that ran or was refused
     * @param arguments as the tool got them
     * @param errorCode set when the call failed
     * @param truncated true when something was cut
     * @param evidence what the model was really shown
     * @param latencyNanos in nanoseconds
     * @param costNanoDollars in US dollars times 10^9
     * @param repeated true when it was not run because an equal call was made before
     * @param abandoned true when the tool went on although its time was over
     */
    public record ToolUse(
            String callId,
            String tool,
            ObjectNode arguments,
            Optional<String> errorCode,
            boolean truncated,
            List<Evidence> evidence,
            long latencyNanos,
            long costNanoDollars,
            boolean repeated,
            boolean abandoned) {

        /** A call that was no repeat and ended. */
        public ToolUse(
                String callId,
                String tool,
                ObjectNode arguments,
                Optional<String> errorCode,
                boolean truncated,
                List<Evidence> evidence,
                long latencyNanos,
                long costNanoDollars) {
            this(callId, tool, arguments, errorCode, truncated, evidence, latencyNanos, costNanoDollars, false, false);
        }

        /** Copies the list. */
        public ToolUse {
            evidence = List.copyOf(evidence);
        }
    }

    /**
     * A ranking of passages.
     *
     * @param by the tool or retriever that delivered it
     * @param passages best first, as delivered
     */
    public record Retrieval(String by, List<Passage> passages) {

        /** Copies the list. */
        public Retrieval {
            passages = List.copyOf(passages);
        }
    }

    /**
     * Counts of an agent.
     *
     * @param steps model turns
     * @param toolCalls tool calls that ran or failed, refused ones not counted
     * @param llmCalls model calls, the final answer call included
     * @param termination how it ended: {@code answered}, {@code max_steps}, {@code max_tool_calls}, {@code max_cost},
     *     {@code max_tokens}, {@code no_progress}, …
     * @param bestEffort true when the answer was asked for after a limit
     * @param budgetExhausted true when that limit was a cap and not the step limit
     * @param repeatedCalls true when a call was not run because an equal one was made before
     */
    public record Agent(
            int steps,
            int toolCalls,
            int llmCalls,
            String termination,
            boolean bestEffort,
            boolean budgetExhausted,
            boolean repeatedCalls) {

        /** Counts of an agent that made no call twice. */
        public Agent(
                int steps,
                int toolCalls,
                int llmCalls,
                String termination,
                boolean bestEffort,
                boolean budgetExhausted) {
            this(steps, toolCalls, llmCalls, termination, bestEffort, budgetExhausted, false);
        }
    }

    /**
     * Why there is no scoreable answer. Never counted as a zero.
     *
     * @param kind whether the run or the scoring failed
     * @param code stable, such as {@code llm_error}
     * @param message for people
     */
    public record Failure(Kind kind, String code, String message) {

        /** Kinds of failures. */
        public enum Kind {
            RUN_ERROR,
            UNSCOREABLE
        }
    }
}
