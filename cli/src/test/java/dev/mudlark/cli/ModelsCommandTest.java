package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

class ModelsCommandTest {

    private static List<JsonNode> json(Object... args) throws IOException {
        Typed typed = Typed.mudlark(args);
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).isEmpty();
        JsonNode list = JsonMapper.builder().build().readTree(typed.out());
        assertThat(list.isArray()).isTrue();
        return StreamSupport.stream(list.spliterator(), false).toList();
    }

    @Test
    void theTableHasAModelALineWithItsPrices() {
        Typed typed = Typed.mudlark("models");
        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .startsWith("model")
                .containsPattern("\nopenai:gpt-5-mini +yes +400000 +0.25 +2 +0.025 +- +20\\d\\d-")
                .containsPattern("\nollama:qwen3 +yes +40960 +unpriced +- +- +- +-\n");
        assertThat(typed.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(110));
    }

    @Test
    void everyFieldIsThereAndNullWhenItIsNotKnown() throws IOException {
        List<JsonNode> models = json("models", "--json");
        assertThat(models).allSatisfy(model -> {
            assertThat(model.path("name").textValue()).isNotBlank();
            assertThat(model.path("provider").textValue()).isNotBlank();
            assertThat(model.path("supports_tools").isBoolean()).isTrue();
            for (String field : List.of(
                    "context_tokens",
                    "input_per_million",
                    "output_per_million",
                    "cached_input_per_million",
                    "cache_write_per_million",
                    "priced_on")) {
                assertThat(model.has(field)).as(field).isTrue();
            }
        });
        JsonNode haiku = models.stream()
                .filter(model -> model.path("name").asText().equals("claude-haiku-4-5"))
                .findFirst()
                .orElseThrow();
        assertThat(haiku.path("cache_write_per_million").decimalValue()).isEqualByComparingTo("1.25");
        JsonNode local = models.stream()
                .filter(model -> model.path("provider").asText().equals("ollama"))
                .findFirst()
                .orElseThrow();
        assertThat(local.path("input_per_million").isNull()).isTrue();
        assertThat(local.path("priced_on").isNull()).isTrue();
    }

    @Test
    void oneProviderIsShownAlone() throws IOException {
        assertThat(json("models", "--json", "--provider", "gemini"))
                .isNotEmpty()
                .allSatisfy(model -> assertThat(model.path("provider").asText()).isEqualTo("gemini"));
    }

    @Test
    void anUnknownProviderNamesTheCloseOne() {
        Typed typed = Typed.mudlark("models", "--provider", "antropic");
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error())
                .contains("--provider antropic: there is anthropic, gemini, ollama, openai; did you mean 'anthropic'?");
    }
}
