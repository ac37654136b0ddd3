package dev.mudlark.models.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Recording;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MissTest {

    private static final List<Message> MESSAGES =
            List.of(ChatMessage.user("q"), ChatMessage.assistant("a"), new ToolResultMessage("1", "result", false));

    @TempDir
    private Path folder;

    @BeforeEach
    void record() {
        try (Recording recording = Recording.into(folder, "run-1", List.of())) {
            recording
                    .wrap(Asked.MODEL, request -> Asked.text("reply"))
                    .completeWithTools(Asked.by("a", MESSAGES, "system", List.of(Asked.SEARCH), LlmOptions.DEFAULT));
        }
    }

    private LlmException miss(ModelRef ref, LlmRequest request) {
        return catchThrowableOfType(
                LlmException.class,
                () -> Recording.from(folder, List.of())
                        .open(ref, () -> {
                            throw new AssertionError("a replay opens no model");
                        })
                        .completeWithTools(request));
    }

    static Stream<Arguments> changes() {
        List<ToolSpec> tools = List.of(Asked.SEARCH);
        LlmOptions options = LlmOptions.DEFAULT;
        List<Message> result = List.of(
                ChatMessage.user("q"), ChatMessage.assistant("a"), new ToolResultMessage("1", "another", false));
        List<Message> error =
                List.of(ChatMessage.user("q"), ChatMessage.assistant("a"), new ToolResultMessage("1", "result", true));
        return Stream.of(
                Arguments.of(Asked.by("a", MESSAGES, "other", tools, options), "system prompt"),
                Arguments.of(Asked.by("a", MESSAGES, "system", List.of(), options), "tools"),
                Arguments.of(
                        Asked.by(
                                "a",
                                MESSAGES,
                                "system",
                                List.of(new ToolSpec("search", "Searches.", Asked.schema("words"))),
                                options),
                        "tools"),
                Arguments.of(Asked.by("a", MESSAGES, "system", tools, options.withTemperature(0)), "options"),
                Arguments.of(Asked.by("a", MESSAGES, "system", tools, options.withMaxTokens(5)), "options"),
                Arguments.of(Asked.by("a", MESSAGES, "system", tools, options.withSingleCalls()), "options"),
                Arguments.of(Asked.by("a", MESSAGES, "system", tools, options.withJsonMode()), "options"),
                Arguments.of(
                        Asked.by("a", MESSAGES, "system", tools, options.withToolChoice(new ToolChoice.One("search"))),
                        "options"),
                Arguments.of(Asked.by("a", result, "system", tools, options), "message 3 of 3 (a tool's result)"),
                Arguments.of(Asked.by("a", error, "system", tools, options), "message 3 of 3 (a tool's result)"),
                Arguments.of(
                        Asked.by("a", MESSAGES.subList(0, 1), "system", tools, options),
                        "number of messages (3 were recorded, 1 are sent)"),
                Arguments.of(
                        Asked.by("a", result, "other", tools, options),
                        "system prompt, message 3 of 3 (a tool's result)"));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void namesInWhatTheNearestRequestDiffers(LlmRequest request, String differences) {
        LlmException miss = miss(Asked.MODEL, request);
        assertThat(miss.kind()).isEqualTo(LlmException.Kind.NOT_RECORDED);
        assertThat(miss)
                .hasMessage(folder + ": this request of 'a' was not recorded; the nearest recorded request differs in: "
                        + differences + "; put back what changed since it was recorded, or record again");
    }

    @Test
    void namesTheModel() {
        LlmRequest request = Asked.by("a", MESSAGES, "system", List.of(Asked.SEARCH), LlmOptions.DEFAULT);
        assertThat(miss(ModelRef.parse("openai:gpt-other"), request))
                .hasMessageContaining("model (openai:gpt-test was recorded, openai:gpt-other is asked)");
    }

    @Test
    void namesWhoWasNeverRecorded() {
        LlmRequest request = Asked.by("b", MESSAGES, "system", List.of(Asked.SEARCH), LlmOptions.DEFAULT);
        assertThat(miss(Asked.MODEL, request))
                .hasMessageContaining("this request of 'b' was not recorded, nor anything else under that name")
                .hasMessageContaining("differs in: who asked it");
    }
}
