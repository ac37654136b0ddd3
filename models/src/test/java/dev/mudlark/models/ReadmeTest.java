package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** That the loop in the README is the one that runs here. */
class ReadmeTest {

    private static final String MARK = "    // README\n";
    private static final String CODE = "```java\n";

    private final List<LlmRequest> requests = new ArrayList<>();
    private final WeatherLoop loop = new WeatherLoop(city -> "Sunny in " + city);

    @Test
    void theReadmeHasTheCodeThatIsTestedHere() throws IOException {
        String source = Files.readString(Path.of("src/test/java/dev/mudlark/models/WeatherLoop.java"));
        String tested = source.substring(source.indexOf(MARK) + MARK.length(), source.lastIndexOf(MARK));
        String readme = Files.readString(Path.of("README.md"));
        int start = readme.indexOf(CODE) + CODE.length();

        assertThat(readme.substring(start, readme.indexOf("```", start)))
                .isEqualTo(tested.stripTrailing().stripIndent() + "\n");
    }

    @Test
    void theLoopRunsTheToolAndEndsWithTheText() {
        ToolCall call = ToolCall.parse("c1", "get_weather", "{\"city\": \"Lagos\"}");

        String answer = loop.ask(
                script(reply("", List.of(call)), reply("It is sunny.", List.of())), "What is the weather in Lagos?");

        assertThat(answer).isEqualTo("It is sunny.");
        assertThat(requests.getFirst().tools()).extracting(ToolSpec::name).containsExactly("get_weather");
        assertThat(requests.getLast().messages())
                .containsExactly(
                        ChatMessage.user("What is the weather in Lagos?"),
                        new AssistantToolCallMessage("", List.of(call), Optional.empty()),
                        new ToolResultMessage("c1", "Sunny in Lagos", false));
    }

    @Test
    void everyCallHasItsResultWhateverIsWrongWithIt() {
        List<ToolCall> calls = List.of(
                ToolCall.parse("c1", "get_wether", "{\"city\": \"Lagos\"}"),
                ToolCall.parse("c2", "get_weather", "{\"city\": "),
                ToolCall.parse("c3", "get_weather", "{\"town\": \"Lagos\"}"),
                ToolCall.parse("c4", "get_weather", "{\"city\": \"Abuja\"}"));

        loop.ask(script(reply("", calls), reply("done", List.of())), "?");

        List<Message> messages = requests.getLast().messages();
        assertThat(messages.subList(2, messages.size()))
                .extracting(message -> ((ToolResultMessage) message).toolCallId()
                        + (((ToolResultMessage) message).isError() ? " error" : " ok"))
                .containsExactly("c1 error", "c2 error", "c3 error", "c4 ok");
    }

    @Test
    void noCallOfACutReplyIsRun() {
        ToolCall call = ToolCall.of(
                "c1", "get_weather", JsonNodeFactory.instance.objectNode().put("city", "Lagos"));

        assertThat(loop.result(call, StopReason.LENGTH).isError()).isTrue();
    }

    private Llm script(LlmToolResponse... replies) {
        return request -> {
            requests.add(request);
            return replies[requests.size() - 1];
        };
    }

    private static LlmToolResponse reply(String text, List<ToolCall> calls) {
        StopReason reason = calls.isEmpty() ? StopReason.END : StopReason.TOOL_CALLS;
        return new LlmToolResponse(text, calls, Usage.of(10, 5), "m", "p", reason, Optional.empty());
    }
}
