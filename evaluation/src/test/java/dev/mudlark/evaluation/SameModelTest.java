package dev.mudlark.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SameModelTest {

    @ParameterizedTest
    @CsvSource({
        "openai:gpt-5.4, openai:gpt-5.4",
        "openai:gpt-5.4, openai:GPT-5.4",
        "openai:gpt-5.4, openai:gpt-5.4-2026-03-05",
        "openai:gpt-4, openai:gpt-4-0613",
        "openai:gpt-5.4, proxy/gpt-5.4",
        "openai:gpt-5.4, router/openai/gpt-5.4-2026-03-05",
        "one/qwen3:8b, other/qwen3:8b",
        "ollama:qwen3:8b, local/qwen3:8b",
        "ollama:mistral, ollama:mistral:latest",
        "anthropic:claude-sonnet-4, anthropic:claude-sonnet-4-20250514",
        "gemini:gemini-2.0-flash, gemini:gemini-2.0-flash-001"
    })
    void oneModelUnderTwoNames(String one, String other) {
        assertThat(SameModel.is(one, other)).isTrue();
        assertThat(SameModel.is(other, one)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "openai:gpt-5.4, openai:gpt-5.4-mini",
        "openai:gpt-5.4, openai:gpt-5.5",
        "ollama:qwen3:8b, ollama:qwen3:30b",
        "anthropic:claude-sonnet-4, anthropic:claude-opus-4",
        "local/model-12b, local/model-27b",
        "mock, openai:gpt-5"
    })
    void twoModels(String one, String other) {
        assertThat(SameModel.is(one, other)).isFalse();
    }
}
