package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
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
                "'\ufeff{\"query\": \"a\"}' | '{\"query\":\"a\"}'",
                "'\ufeff```json\n{\"query\": \"a\"}\n```' | '{\"query\":\"a\"}'",
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

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            delimiter = '|',
            value = {
                "{'a': 'b | ends too early",
                "{'a': [1, 2} | at character 12: a bracket is closed by one of another kind",
                "{'a': 1, 'a': 2} | a name stands twice",
                "{query: 1} | at character 2: a name has to stand there, in double quotes",
                "{,} | at character 2: a name has to stand there",
                "{'a' 1} | at character 6: a colon is missing",
                "{'a': 1 'b': 2} | at character 9: a comma or a closing bracket is missing",
                "{'a': NaN} | NaN and Infinity are no JSON numbers",
                "{'a': Infinity} | NaN and Infinity are no JSON numbers",
                "{'a': True} | a value has to stand there",
                "{'a': hello} | a value has to stand there",
                "{'a': } | at character 7: '}' is not expected",
                "{'a': 007} | a number is not written as JSON",
                "{'a': 1.} | a number is not written as JSON",
                "{'a': -x} | a number is not written as JSON",
                "{'a': '\\q'} | an unknown escape",
                "{'a': '\\u12x4'} | an unknown escape",
                "{'a': 1 /* note */} | comments have no place",
                "{} {} | at character 4: something follows the object",
                "{'a': 1} and more | at character 10: something follows the object; send one object only",
                "```json {'a': 1}. Done ``` | at character 17: something follows the object",
                "{'a': {'b': 1}}} | at character 16: something follows the object",
                "``` {query: 1} ``` | at character 6: a name",
            })
    void whatIsNoJsonIsToldInPlainWordsWithItsPlace(String raw, String expected) {
        assertThat(reason(raw.replace('\'', '"'))).contains(expected);
    }

    @ParameterizedTest
    @MethodSource("broken")
    void noMessageSpeaksOfTheReader(String raw) {
        assertThat(reason(raw))
                .isNotBlank()
                .hasSizeLessThan(200)
                .doesNotContainPattern("[a-z][A-Z]|[A-Z]{2,}_|REDACTED|Source|jackson|databind|Feature|\\n")
                .doesNotContainIgnoringCase("token");
    }

    static Stream<String> broken() {
        String valid = "{\"a\": [1, -2.5e3, true, null, {\"b\": \"c\\n\\u0041\"}], \"d\": \"e\"}";
        Stream<String> ends = IntStream.range(1, valid.length()).mapToObj(end -> valid.substring(0, end));
        Stream<String> swaps = "x,:]}{[\"'\\/*0.-+\u0000\u00e9 "
                .chars()
                .boxed()
                .flatMap(c -> IntStream.range(0, valid.length())
                        .mapToObj(i -> valid.substring(0, i) + (char) c.intValue() + valid.substring(i + 1))
                        .filter(raw ->
                                ToolCall.parse("c1", "search", raw).malformed().isPresent()));
        Stream<String> large = Stream.of(
                "[".repeat(100_000),
                "{\"a\": " + "9".repeat(10_000) + "}",
                "{\"a\": 1e" + "9".repeat(2_000) + "}",
                "x".repeat(100_000),
                "{\"" + "n".repeat(60_000) + "\": 1}",
                "{\"a\": \"x\"}}",
                "{\"a\": \ud800}");
        return Stream.of(ends, swaps, large).flatMap(all -> all);
    }

    private static String reason(String raw) {
        return ToolCall.parse("c1", "search", raw).malformed().orElseThrow().reason();
    }
}
