package dev.mudlark.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class QuestionLinesTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static List<JsonNode> lines(RunRecord run) throws IOException {
        List<JsonNode> nodes = new ArrayList<>();
        for (String line : text(run).split("\n")) {
            nodes.add(JSON.readTree(line));
        }
        return nodes;
    }

    private static String text(RunRecord run) {
        return QuestionLines.of(Evaluation.of(run, EvaluationSettings.DEFAULT));
    }

    /** The first question of the first system, answered with this text. */
    private static RunRecord answered(String answer) {
        RunRecord run = SampleRun.of(1, 1);
        Transcript old = run.transcripts().getFirst();
        Transcript changed = new Transcript(
                old.system(),
                old.questionId(),
                old.systemPrompt(),
                old.messages(),
                old.toolUses(),
                old.retrievals(),
                old.steps(),
                Optional.of(answer),
                old.agent(),
                Optional.empty(),
                old.latencyNanos());
        return new RunRecord(run.systems(), run.questions(), List.of(changed), true);
    }

    @Test
    void linesComeBySystemThenQuestion() throws IOException {
        assertThat(lines(SampleRun.of(1, 2)))
                .extracting(line -> line.get("system").asText() + " "
                        + line.get("question_id").asText())
                .startsWith("no_retrieval q-001", "no_retrieval q-002", "bm25 q-001")
                .hasSize(10);
    }

    @Test
    void agentLineHoldsItsStepsAndItsBlock() throws IOException {
        JsonNode line = lines(SampleRun.of(1, 3)).get(11);
        assertThat(line.get("system").asText()).isEqualTo("agent_trio");
        assertThat(line.get("agent").toString())
                .isEqualTo("{\"steps\":3,\"tool_calls\":2,\"llm_calls\":3,\"termination\":\"answered\","
                        + "\"best_effort\":false,\"budget_exhausted\":false,\"repeated_calls\":false}");
        assertThat(line.get("steps"))
                .extracting(step -> step.get("kind").asText())
                .containsExactly("retrieve", "llm", "tool", "llm", "tool", "generate");
        JsonNode tool = line.get("steps").get(2);
        assertThat(tool.get("tool_cost").asText()).isEqualTo("0");
        assertThat(tool.has("cost")).isFalse();
        assertThat(tool.get("input_tokens").isNull()).isTrue();
        assertThat(line.get("steps").get(1).get("cost").decimalValue()).isEqualByComparingTo("0.000025");
        assertThat(line.get("cost").decimalValue()).isEqualByComparingTo("0.00009");
        assertThat(line.get("evidence").get(0).get("start").asInt()).isEqualTo(40);
        assertThat(line.get("metrics").get("required_tool_used_rate").asInt()).isEqualTo(1);
        assertThat(line.get("metrics").get("needless_call_rate").isNull()).isTrue();
    }

    @Test
    void failedQuestionHasItsErrorAndNoValues() throws IOException {
        JsonNode failed = lines(SampleRun.of(7, 40)).stream()
                .filter(line -> line.get("status").asText().equals("run_error"))
                .findFirst()
                .orElseThrow();
        assertThat(failed.get("error").get("code").asText()).isEqualTo("llm_error");
        assertThat(failed.get("answer").isNull()).isTrue();
        assertThat(failed.get("metrics")).allMatch(JsonNode::isNull);
    }

    @Test
    void everyLineHasItsTypeOfFailure() throws IOException {
        List<JsonNode> lines = lines(SampleRun.of(7, 40));
        assertThat(lines).allMatch(line -> line.get("failure_type").isTextual());
        assertThat(lines)
                .filteredOn(line -> line.get("status").asText().equals("run_error"))
                .isNotEmpty()
                .allMatch(line -> line.get("failure_type").asText().equals("run_error"));
    }

    @Test
    void oneRecordIsOnePhysicalLine() throws IOException {
        String odd = "x\ny \u2028 \u2029 \u0085 \r z";
        String text = text(answered(odd));
        assertThat(text.split("\\R", -1)).hasSize(2);
        assertThat(text).contains("\\u2028").contains("\\u2029").contains("\\u0085");
        assertThat(JSON.readTree(text).get("answer").asText()).isEqualTo(odd);
    }

    @Test
    void undefinedIsNull() {
        assertThat(JsonNumber.of(OptionalDouble.of(Double.NaN)).isNull()).isTrue();
        assertThat(JsonNumber.of(OptionalDouble.of(Double.POSITIVE_INFINITY)).isNull())
                .isTrue();
        assertThat(JsonNumber.of(OptionalDouble.empty()).isNull()).isTrue();
        assertThat(JsonNumber.of(OptionalDouble.of(1.0 / 3))).hasToString("0.333333");
        assertThat(JsonNumber.of(OptionalDouble.of(100))).hasToString("100");
    }

    @Test
    void sharedCaseOfLines() throws IOException {
        JsonNode lines = SharedCases.get("EVA-07");
        StringBuilder text = new StringBuilder();
        for (JsonNode record : lines.get("input").get("records")) {
            text.append(
                    record.has("a")
                            ? text(answered(record.get("a").asText()))
                            : "{\"score\":"
                                    + JsonNumber.of(OptionalDouble.of(Double.parseDouble(
                                            record.get("score").asText()))) + "}\n");
        }
        assertThat(List.of(text.toString().split("\\R")))
                .hasSize(lines.get("expect").get("physical_lines").asInt())
                .last()
                .isEqualTo(lines.get("expect").get("line3").toString());
    }
}
