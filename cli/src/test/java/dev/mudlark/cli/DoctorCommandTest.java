package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class DoctorCommandTest {

    private static final String KEY = "canary-key-7f3a";

    @Test
    void keysAreSaidToBeSetAndNeverShownAndNobodyIsAsked() {
        Typed typed = doctor(refusing(), Map.of("OPENAI_API_KEY", KEY, "HTTPS_PROXY", "http://u:p@proxy:1"));
        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains("openai: found, OPENAI_API_KEY is set, ")
                .contains("anthropic: NOT found, ANTHROPIC_API_KEY is NOT set, ")
                .contains("ollama: NOT found, OLLAMA_API_KEY is not needed, ")
                .contains("HTTPS_PROXY is set")
                .doesNotContain(KEY, "u:p");
    }

    @Test
    void aModelThatAnswersAndCallsIsGood() {
        Typed typed = doctor(request -> reply(request, true), Map.of("OPENAI_API_KEY", KEY), "--live");
        assertThat(typed.code()).isZero();
        assertThat(typed.lastLine()).startsWith("openai:").endsWith(": answers, calls tools");
    }

    @Test
    void aModelThatCallsNothingIsNotGood() {
        Typed typed = doctor(request -> reply(request, false), Map.of(), "--live", "--model", "openai:x");
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.lastLine()).isEqualTo("openai:x: answers, does NOT call a tool when asked to");
    }

    @Test
    void aFailureIsToldInOneLine() {
        Typed typed = doctor(refusing(), Map.of(), "--live", "--model", "openai:x");
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.lastLine()).isEqualTo("openai:x: FAILED: nobody is there");
    }

    @Test
    void withoutAnyKeyThereIsNobodyToAsk() {
        Typed typed = doctor(refusing(), Map.of(), "--live");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).contains("no key is set");
    }

    private static Llm refusing() {
        return request -> {
            throw new LlmException("nobody is there");
        };
    }

    private static LlmToolResponse reply(LlmRequest request, boolean calling) {
        List<ToolCall> calls = !calling || request.tools().isEmpty()
                ? List.of()
                : List.of(ToolCall.of(
                        "1", "ping", JsonNodeFactory.instance.objectNode().put("word", "ok")));
        return new LlmToolResponse("ok", calls, Usage.UNKNOWN, "x", "openai", StopReason.END, Optional.empty());
    }

    private static Typed doctor(Llm llm, Map<String, String> environment, String... words) {
        ModelProvider provider = new ModelProvider() {
            @Override
            public String name() {
                return "openai";
            }

            @Override
            public Llm open(ModelRef ref) {
                return llm;
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
        int code = new CommandLine(new DoctorCommand(console, () -> Models.of(provider), environment::get))
                .registerConverter(ModelRef.class, new ModelArgument())
                .execute(words);
        return new Typed(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
