package dev.mudlark.cli;

import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A conversation to read in a terminal. */
final class Conversation {

    private Conversation() {}

    /** What was asked and, for the reader, what the data set says about the right answer. */
    static String heading(Question question, String system) {
        StringBuilder text = new StringBuilder();
        text.append("=== ").append(Visible.line(question.id() + " · " + system)).append('\n');
        text.append(Visible.text(question.question())).append('\n');
        question.referenceAnswer()
                .ifPresent(answer -> text.append("reference answer: ")
                        .append(Visible.text(answer))
                        .append('\n'));
        if (!question.relevantDocIds().isEmpty()) {
            text.append("relevant: ")
                    .append(Visible.line(String.join(", ", question.relevantDocIds())))
                    .append('\n');
        }
        return text.append('\n').toString();
    }

    static String text(Transcript transcript) {
        StringBuilder text = new StringBuilder();
        if (!transcript.systemPrompt().isEmpty()) {
            section(text, "system", transcript.systemPrompt());
        }
        Map<String, String> tools = new HashMap<>();
        for (Message message : transcript.messages()) {
            switch (message) {
                case ChatMessage chat -> section(text, chat.role().name().toLowerCase(Locale.ROOT), chat.content());
                case AssistantToolCallMessage calls -> {
                    section(text, "assistant", calls(calls));
                    calls.toolCalls().forEach(call -> tools.put(call.id(), call.name()));
                }
                case ToolResultMessage result ->
                    section(text, resultTitle(result, tools.getOrDefault(result.toolCallId(), "?")), result.content());
            }
        }
        transcript.failure().ifPresent(failure -> section(text, "failed: " + failure.code(), failure.message()));
        return text.append(summary(transcript)).append('\n').toString();
    }

    private static String calls(AssistantToolCallMessage message) {
        StringBuilder text = new StringBuilder(message.content());
        for (ToolCall call : message.toolCalls()) {
            text.append(text.isEmpty() ? "" : "\n")
                    .append("-> ")
                    .append(call.name())
                    .append(' ');
            text.append(call.malformed()
                    .map(broken -> broken.raw() + "  (not run: " + broken.reason() + ")")
                    .orElseGet(() -> call.arguments().toString()));
            text.append("  #").append(call.id());
        }
        return text.toString();
    }

    private static String resultTitle(ToolResultMessage result, String tool) {
        return tool + (result.isError() ? " (error)" : "") + "  #" + result.toolCallId();
    }

    private static String summary(Transcript transcript) {
        List<String> facts = new ArrayList<>();
        transcript.agent().ifPresent(agent -> {
            facts.add("steps " + agent.steps());
            facts.add("tool calls " + agent.toolCalls());
            facts.add("ended: " + agent.termination());
            if (agent.bestEffort()) {
                facts.add("best effort");
            }
            if (agent.budgetExhausted()) {
                facts.add("budget exhausted");
            }
        });
        facts.add(String.format(Locale.ROOT, "%.1f ms", transcript.latencyNanos() / 1e6));
        return "(" + String.join(", ", facts) + ")";
    }

    private static void section(StringBuilder text, String title, String content) {
        text.append("--- ").append(Visible.line(title)).append('\n');
        // Indented, so that no content can look like the beginning of another message.
        text.append(Visible.text(content).stripTrailing().indent(2)).append('\n');
    }
}
