package dev.mudlark.evaluation.judging;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.StopReason;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Asks a judge for one grade on each axis, a second time when the first reply does not fit. */
public final class Sampler {

    private final Llm llm;
    private final JudgePrompt prompt;
    private final Deadline deadline;
    private final Tally tally;
    private final Trace trace;

    /** @param tally gets grades, faults and costs */
    public Sampler(Llm llm, JudgePrompt prompt, Deadline deadline, Tally tally) {
        this.llm = llm;
        this.prompt = prompt;
        this.deadline = deadline;
        this.tally = tally;
        this.trace = new Trace(prompt.name());
    }

    /** Asks. What can be used of the second reply goes before the first. */
    public void sample() {
        Message question = ChatMessage.user(prompt.material());
        Map<JudgeAxis, JudgeReply.Grade> grades = new EnumMap<>(JudgeAxis.class);
        try {
            LlmToolResponse first = ask(List.of(question));
            JudgeReply reply = read(first);
            grades.putAll(reply.grades());
            if (!reply.faults().isEmpty()) {
                Message said = ChatMessage.assistant(first.text());
                JudgeReply second = read(ask(List.of(question, said, ChatMessage.user(complaint(reply)))));
                grades.putAll(second.grades());
                second.faults().forEach(tally::fault);
            }
        } catch (LlmException e) {
            tally.failed("the judge gave no reply: " + e.getMessage());
        }
        tally.add(grades);
    }

    private LlmToolResponse ask(List<Message> messages) {
        LlmToolResponse reply = llm.completeWithTools(new LlmRequest(
                messages, prompt.system(), List.of(), LlmOptions.DEFAULT.withJsonMode(), deadline, trace));
        tally.paid(reply.usage());
        if (reply.delivery().promptCut()) {
            throw new LlmException(
                    "the server read less of the prompt than it was sent; use a judge, or a setting of its"
                            + " context, that takes all of it");
        }
        return reply;
    }

    private JudgeReply read(LlmToolResponse reply) {
        return reply.stopReason() == StopReason.LENGTH
                ? JudgeReply.useless("the reply was cut by the output limit; write shorter reasons")
                : JudgeReply.read(reply.text(), prompt.axes());
    }

    private static String complaint(JudgeReply reply) {
        StringBuilder text = new StringBuilder("That reply cannot be used:\n");
        reply.faults().forEach(fault -> text.append("- ").append(fault).append('\n'));
        return text.append("Send the whole JSON object again, with every axis, and nothing else.")
                .toString();
    }
}
