package dev.mudlark.bench.run;

import dev.mudlark.bench.systems.AnswerContext;
import dev.mudlark.bench.systems.Asked;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import java.util.List;
import java.util.Optional;

/** A system that sends the question to the model and returns what it says. */
record FakeSystem(SystemInfo info) implements RagSystem {

    /** Repeats the last message. */
    static final Llm ECHO = request -> new LlmToolResponse(
            "echo " + request.messages().get(request.messages().size() - 1).content(),
            List.of(),
            Usage.of(1, 1),
            "echo",
            "fake",
            StopReason.END,
            Optional.empty());

    static FakeSystem named(String name) {
        return new FakeSystem(new SystemInfo(name, "fake", "echo", false, List.of(), 0, 0, Optional.empty()));
    }

    @Override
    public Transcript answer(Asked asked, AnswerContext context) {
        ChatMessage question = ChatMessage.user(asked.text());
        LlmToolResponse response = context.llm()
                .completeWithTools(new LlmRequest(
                        List.of(question),
                        "be brief",
                        List.of(),
                        LlmOptions.DEFAULT,
                        context.deadline(),
                        context.trace()));
        return new Transcript(
                info.name(),
                asked.id(),
                "be brief",
                List.of(question, response.asMessage()),
                List.of(),
                List.of(),
                context.trace().steps(),
                Optional.of(response.text()),
                Optional.empty(),
                Optional.empty(),
                1);
    }
}
