package dev.mudlark.bench.report.page;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every message of a question as it was delivered, each with what it took. */
final class Conversation {

    private final Attempt attempt;
    private final Map<String, Transcript.ToolUse> uses = new HashMap<>();
    private final Map<String, String> toolNames = new HashMap<>();
    private final Map<String, String> numbers = new HashMap<>();
    private final Deque<Step> modelSteps = new ArrayDeque<>();
    private final List<Turn> turns = new ArrayList<>();

    private Conversation(Attempt attempt) {
        this.attempt = attempt;
        attempt.transcript().toolUses().forEach(use -> uses.put(use.callId(), use));
        attempt.transcript().steps().stream().filter(StepNotes::isOfAModel).forEach(modelSteps::add);
    }

    /** What the system did by itself, then the messages; empty when nothing was sent. */
    static List<Turn> of(Attempt attempt) {
        return new Conversation(attempt).turns();
    }

    private List<Turn> turns() {
        for (Step step : attempt.transcript().steps()) {
            if (step.kind() == Step.Kind.RETRIEVE) {
                add(Turn.Kind.STEP, "retrieves with " + step.name(), StepNotes.of(step), details(step));
            }
        }
        if (!attempt.transcript().systemPrompt().isEmpty()) {
            add(Turn.Kind.SYSTEM, "system prompt", "", attempt.transcript().systemPrompt());
        }
        attempt.transcript().messages().forEach(this::add);
        // A model that failed left a step and no message.
        modelSteps.forEach(step -> add(Turn.Kind.STEP, "model " + step.name(), StepNotes.of(step), details(step)));
        return turns;
    }

    private void add(Message message) {
        switch (message) {
            case ChatMessage chat -> addChat(chat);
            case AssistantToolCallMessage calls -> {
                add(Turn.Kind.ASSISTANT, "assistant", modelNote(), calls.content());
                for (int i = 0; i < calls.toolCalls().size(); i++) {
                    // Results come after all calls of a turn, so a number says which belongs to which.
                    addCall(calls.toolCalls().get(i), calls.toolCalls().size() == 1 ? "" : " (" + (i + 1) + ")");
                }
            }
            case ToolResultMessage result -> addResult(result);
        }
    }

    private void addChat(ChatMessage chat) {
        switch (chat.role()) {
            case USER -> add(Turn.Kind.USER, "user", "", chat.content());
            case ASSISTANT -> add(Turn.Kind.ASSISTANT, "assistant", modelNote(), chat.content());
        }
    }

    private void addCall(ToolCall call, String number) {
        numbers.put(call.id(), number);
        toolNames.put(call.id(), call.name());
        String arguments = call.malformed()
                .map(broken -> broken.raw() + "\n(" + broken.reason() + ")")
                .orElseGet(() -> call.arguments().toPrettyString());
        add(Turn.Kind.CALL, "calls " + call.name() + number, "", arguments);
    }

    private void addResult(ToolResultMessage result) {
        String name = toolNames.getOrDefault(result.toolCallId(), "tool");
        Transcript.ToolUse use = uses.get(result.toolCallId());
        add(
                result.isError() ? Turn.Kind.FAILED : Turn.Kind.TOOL,
                name + (result.isError() ? " failed" : " returned") + numbers.getOrDefault(result.toolCallId(), ""),
                use == null ? "" : StepNotes.of(use),
                result.content());
    }

    private String modelNote() {
        Step step = modelSteps.poll();
        return step == null ? "" : StepNotes.of(step);
    }

    private static String details(Step step) {
        List<String> lines = new ArrayList<>();
        step.detail().forEach((key, value) -> lines.add(key + ": " + value));
        return String.join("\n", lines);
    }

    private void add(Turn.Kind kind, String heading, String note, String text) {
        turns.add(new Turn(kind, heading, note, text));
    }
}
