package dev.mudlark.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The reference answers of a real data set, given as answers, are right. */
class PepsLabelsTest {

    @Test
    void referenceAnswersScoreFullMarks() throws IOException {
        List<Asked> asked = questions().stream()
                .map(question -> Asked.of(Asked.AGENT, question)
                        .answers(question.referenceAnswer().orElseThrow() + " [pep-2026]"))
                .toList();
        Evaluation evaluation = Asked.evaluate(EvaluationSettings.DEFAULT, asked);
        assertThat(evaluation.results()).hasSize(70).allSatisfy(result -> {
            QuestionResult.Scored scored = (QuestionResult.Scored) result;
            Question question = scored.attempt().question();
            assertThat(scored.abstained()).as(question.id()).isEqualTo(!question.isAnswerable());
            assertThat(scored.value("answer_score")).as(question.id()).hasValue(1);
        });
    }

    private static List<Question> questions() throws IOException {
        Path file = Stream.of("../..", "../../..")
                .map(up -> Path.of(up, "shared", "corpora", "peps", "questions.jsonl"))
                .filter(Files::exists)
                .findFirst()
                .orElse(Path.of("missing"));
        Assumptions.assumeTrue(Files.exists(file), "no shared/corpora/peps beside the repository");
        ObjectMapper mapper = new ObjectMapper();
        try (Stream<String> lines = Files.lines(file)) {
            return lines.map(line -> question(read(mapper, line))).toList();
        }
    }

    private static JsonNode read(ObjectMapper mapper, String line) {
        try {
            return mapper.readTree(line);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Question question(JsonNode node) {
        Label label = Label.of(node.get("id").asText())
                .reference(node.get("reference_answer").asText())
                .keywords(StreamSupport.stream(node.get("expected_keywords").spliterator(), false)
                        .map(JsonNode::asText)
                        .toArray(String[]::new));
        boolean answerable = !Optional.of(node.get("category").asText())
                .filter("unanswerable"::equals)
                .isPresent();
        return answerable ? label.question() : label.unanswerable().question();
    }
}
