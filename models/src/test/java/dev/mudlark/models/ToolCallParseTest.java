package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolCallParseTest {

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "  ", "null", "{}"})
    void nothingMeansNoArguments(String raw) {
        ToolCall call = ToolCall.parse("c1", "list_documents", raw);

        assertThat(call.malformed()).isEmpty();
        assertThat(call.arguments()).isEmpty();
    }

    @Test
    void anObjectEncodedTwiceIsDecodedTwice() {
        ToolCall call = ToolCall.parse("c1", "calculator", "\"{\\\"expression\\\": \\\"2+3\\\"}\"");

        assertThat(call.arguments()).hasToString("{\"expression\":\"2+3\"}");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\'',
            delimiter = '|',
            value = {
                "'{\"query\": \"a\",}' | '{\"query\":\"a\"}'",
                "'{\"query\": \"a,}\"}' | '{\"query\":\"a,}\"}'",
                "'```json\n{\"query\": \"a\"}\n```' | '{\"query\":\"a\"}'",
                "'```{\"query\": \"a\"}```' | '{\"query\":\"a\"}'",
                "'```JSON {\"query\": \"```\"} ```' | '{\"query\":\"```\"}'",
                "'{\"query\": [\"a,]\",],}' | '{\"query\":[\"a,]\"]}'",
                "'{\"query\": \"l1\nl2\"}' | '{\"query\":\"l1\\nl2\"}'",
            })
    void smallSlipsAreMended(String raw, String expected) {
        assertThat(ToolCall.parse("c1", "search", raw).arguments()).hasToString(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{query: a}",
                "{\"doc_id\": \"han",
                "[1]",
                "5",
                "\"text\"",
                "{} {}",
                "{\"a\": 1, \"a\": 2}",
                "{,}",
                "```json",
                "nul"
            })
    void whatIsNoObjectIsMalformedAndKeepsTheText(String raw) {
        ToolCall call = ToolCall.parse("c1", "search", raw);

        assertThat(call.arguments()).isEmpty();
        assertThat(call.malformed().orElseThrow().raw()).isEqualTo(raw);
        assertThat(call.malformed().orElseThrow().reason()).isNotBlank().doesNotContain("\n");
    }
}
