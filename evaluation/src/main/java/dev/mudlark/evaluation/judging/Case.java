package dev.mudlark.evaluation.judging;

import dev.mudlark.evaluation.JudgeAxis;
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
import java.util.Map;
import java.util.Optional;

/**
 * All that a judge is shown of an answer.
 *
 * @param name tells answers of a run apart
 * @param question what was asked
 * @param reference what a right answer says; empty when that is not known
 * @param shown what the answering model was shown beside the question, in order
 * @param answer what it said
 */
public record Case(String name, String question, Optional<String> reference, List<Shown> shown, String answer) {

    private static final String UNANSWERABLE =
            "The documents do not contain the answer. A right answer says so, in whatever words, and claims nothing else.";

    /** Copies the list. */
    public Case {
        shown = List.copyOf(shown);
    }

    /**
     * Something the answering model was shown.
     *
     * @param call the call that it answers; empty for what came with the question
     * @param text as the model read it
     */
    public record Shown(Optional<String> call, String text) {}

    /** The case of a transcript that has an answer. */
    public static Case of(Question question, Transcript transcript) {
        return new Case(
                "judge/" + transcript.system() + "/" + question.id(),
                question.question(),
                question.isAnswerable() ? question.referenceAnswer() : Optional.of(UNANSWERABLE),
                shown(question, transcript.messages()),
                transcript.answer().orElseThrow());
    }

    /** Why an axis cannot be graded; empty when it can. */
    public Optional<String> whyNot(JudgeAxis axis) {
        return switch (axis) {
            case CORRECTNESS ->
                reference.isPresent() ? Optional.empty() : Optional.of("the question has no reference answer");
            case FAITHFULNESS, CITATIONS ->
                shown.isEmpty() ? Optional.of("the system was shown nothing but the question") : Optional.empty();
            case COMPLETENESS, RELEVANCE -> Optional.empty();
        };
    }

    /** What users and tools said. What the model said itself is no evidence; of its calls only, as what results answer. */
    private static List<Shown> shown(Question question, List<Message> messages) {
        Map<String, String> calls = new HashMap<>();
        List<Shown> shown = new ArrayList<>();
        for (Message message : messages) {
            switch (message) {
                case AssistantToolCallMessage asking ->
                    asking.toolCalls().forEach(call -> calls.put(call.id(), written(call)));
                case ToolResultMessage result ->
                    shown.add(new Shown(Optional.ofNullable(calls.get(result.toolCallId())), result.content()));
                case ChatMessage said -> {
                    boolean more = said.role() == ChatMessage.Role.USER
                            && !said.content()
                                    .strip()
                                    .equals(question.question().strip());
                    if (more) {
                        shown.add(new Shown(Optional.empty(), said.content()));
                    }
                }
            }
        }
        return shown;
    }

    private static String written(ToolCall call) {
        return call.name() + " "
                + call.malformed()
                        .map(ToolCall.MalformedArguments::raw)
                        .orElseGet(() -> call.arguments().toString());
    }
}
