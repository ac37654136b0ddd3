package dev.mudlark.evaluation;

import dev.mudlark.models.Delivery;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A judge that says what stands in a script, a line for each call, and remembers what it was asked. */
final class ScriptedJudge implements Llm {

    /** A line that makes the call fail. */
    static final String DOWN = "down";

    /** In front of a line that the output limit cuts. */
    static final String LENGTH = "length:";

    /** In front of a line to a prompt that the server cut. */
    static final String PROMPT_CUT = "prompt cut:";

    final List<LlmRequest> requests = new ArrayList<>();
    private final List<String> script;

    ScriptedJudge(String... script) {
        this.script = List.of(script);
    }

    /** A good reply: correctness, relevance. */
    static String grades(int correctness, int relevance) {
        return "{\"correctness\": {\"reason\": \"c" + correctness + "\", \"grade\": " + correctness
                + "}, \"relevance\": {\"reason\": \"r" + relevance + "\", \"grade\": " + relevance + "}}";
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        requests.add(request);
        String line = script.get(requests.size() - 1);
        if (line.equals(DOWN)) {
            throw new LlmException("judge.example is down; try again later");
        }
        return new LlmToolResponse(
                line.replace(LENGTH, "").replace(PROMPT_CUT, ""),
                List.of(),
                Usage.of(1000, 50),
                "judge-1",
                "scripted",
                line.startsWith(LENGTH) ? StopReason.LENGTH : StopReason.END,
                Optional.empty(),
                new Delivery(0, line.startsWith(PROMPT_CUT), OptionalLong.empty(), false));
    }
}
