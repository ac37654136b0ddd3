package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Every answer of the bundled collection against the place it stands in, or the sum it comes from. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LarkspurEvidenceTest {

    private static final int LONGEST_QUOTE_IN_WORDS = 12;

    private LarkspurFiles larkspur;

    @BeforeAll
    void load() throws IOException {
        larkspur = LarkspurFiles.load();
    }

    @Test
    void everyQuoteStandsOnItsLine() {
        for (JsonNode evidence : larkspur.evidenceOf("quote")) {
            String document = evidence.get("doc_id").asText();
            String quote = evidence.get("quote").asText();
            int line = evidence.get("line").asInt();
            assertThat(larkspur.has(document)).as(document).isTrue();
            assertThat(larkspur.linesOf(document).get(line - 1))
                    .as("%s:%d", document, line)
                    .contains(quote);
            assertThat(quote.split(" ")).as(quote).hasSizeLessThanOrEqualTo(LONGEST_QUOTE_IN_WORDS);
        }
    }

    @Test
    void aRowIsQuotedFromItsOwnLine() {
        for (JsonNode evidence : larkspur.evidenceOf("quote")) {
            String document = evidence.get("doc_id").asText();
            int hash = document.indexOf('#');
            if (hash >= 0) {
                int row = Integer.parseInt(document.substring(hash + 1));
                assertThat(evidence.get("line").asInt()).as(document).isEqualTo(row + 1);
            }
        }
    }

    @Test
    void everyRelevantDocumentIsQuoted() {
        for (JsonNode question : larkspur.questions()) {
            List<String> quoted = larkspur.evidenceFor(question.get("id").asText()).stream()
                    .filter(evidence -> evidence.hasNonNull("quote") && !evidence.has("alternate"))
                    .map(evidence -> evidence.get("doc_id").asText())
                    .distinct()
                    .toList();
            assertThat(quoted)
                    .as(question.get("id").asText())
                    .containsExactlyInAnyOrderElementsOf(LarkspurFiles.texts(question.get("relevant_doc_ids")));
        }
    }

    @Test
    void everyExpressionGivesItsResultAndTheAnswerSaysIt() {
        for (JsonNode evidence : larkspur.evidenceOf("computed")) {
            String id = evidence.get("id").asText();
            String result = evidence.at("/computed/result").asText();
            assertThat(EvidenceExpression.evaluate(
                            evidence.at("/computed/expression").asText()))
                    .as(id)
                    .isEqualTo(result);
            assertThat(LarkspurFiles.texts(larkspur.question(id).get("expected_keywords")))
                    .as(id)
                    .contains(result);
        }
    }

    @Test
    void aConditionIsMetByExactlyTheRowsNamed() {
        for (JsonNode evidence : larkspur.evidenceOf("rows")) {
            JsonNode condition = evidence.get("rows");
            List<Map<String, String>> table =
                    larkspur.rows().get(condition.get("source").asText());
            List<Integer> named = IntStream.range(0, condition.get("result").size())
                    .mapToObj(i -> condition.get("result").get(i).asInt())
                    .toList();
            assertThat(EvidenceRows.matching(table, condition.get("where")))
                    .as(evidence.get("id").asText())
                    .isNotEmpty()
                    .isEqualTo(named);
        }
    }

    @Test
    void anAggregateOverRowsHasItsResult() {
        for (JsonNode evidence : larkspur.evidenceOf("aggregate")) {
            JsonNode aggregate = evidence.get("aggregate");
            assertThat(EvidenceRows.aggregate(
                            larkspur.rows().get(aggregate.get("source").asText()), aggregate))
                    .as(evidence.get("id").asText())
                    .isEqualTo(aggregate.get("result").asText());
        }
    }

    /** Figures copied from rows go stale when a table changes; the results of aggregates cannot. */
    @Test
    void anAggregateIsTheAnswerOrAFigureOfTheSumThatGivesIt() {
        for (JsonNode evidence : larkspur.evidenceOf("aggregate")) {
            String id = evidence.get("id").asText();
            String result = evidence.at("/aggregate/result").asText();
            if (evidence.at("/aggregate/function").asText().equals("count")) {
                continue;
            }
            String figure = result.startsWith("-") ? result.substring(1) : result;
            List<String> sums = larkspur.evidenceOf("computed").stream()
                    .filter(sum -> sum.get("id").asText().equals(id))
                    .map(sum -> sum.at("/computed/expression").asText() + " = "
                            + sum.at("/computed/result").asText())
                    .toList();
            String answer = larkspur.question(id).get("reference_answer").asText();
            assertThat(sums.isEmpty() ? List.of(answer) : sums).as(id).anyMatch(text -> text.contains(figure));
        }
    }

    @Test
    void whatIsSaidToBeAbsentIsAbsent() {
        SortedMap<String, List<String>> everything = larkspur.everything();
        for (JsonNode evidence : larkspur.evidenceOf("absent")) {
            for (JsonNode absent : evidence.get("absent")) {
                String scope = absent.get("scope").asText();
                Pattern pattern = Pattern.compile(absent.get("regex").asText(), Pattern.CASE_INSENSITIVE);
                assertThat(scope.equals("all") || everything.containsKey(scope))
                        .as(scope)
                        .isTrue();
                everything.forEach((id, lines) -> {
                    if (scope.equals("all") || scope.equals(id)) {
                        assertThat(lines).as(id).noneMatch(pattern.asPredicate());
                    }
                });
            }
        }
    }

    @Test
    void everyQuestionWithoutAnAnswerSaysSoAndSaysWhatIsAbsent() {
        for (JsonNode question : larkspur.questions()) {
            String id = question.get("id").asText();
            boolean absent = larkspur.evidenceFor(id).stream().anyMatch(evidence -> evidence.has("absent"));
            assertThat(absent).as(id).isEqualTo(LarkspurCollectionTest.isUnanswerable(question));
            if (absent) {
                assertThat(question.get("expected_keywords")).as(id).isEmpty();
                assertThat(question.get("reference_answer").asText()).startsWith("The documents do not say this.");
            }
        }
    }

    @Test
    void expectedKeywordsStandInTheReferenceAnswer() {
        for (JsonNode question : larkspur.questions()) {
            String answer = question.get("reference_answer").asText().toLowerCase(Locale.ROOT);
            List<String> keywords = LarkspurFiles.texts(question.get("expected_keywords"));
            assertThat(keywords)
                    .as(question.toString())
                    .allMatch(word -> answer.contains(word.toLowerCase(Locale.ROOT)));
            assertThat(keywords.isEmpty())
                    .as(question.toString())
                    .isEqualTo(LarkspurCollectionTest.isUnanswerable(question));
        }
    }

    @Test
    void everyQuestionThatNeedsAToolIsProvenByASumOrByRows() {
        for (JsonNode question : larkspur.questions()) {
            boolean proven = larkspur.evidenceFor(question.get("id").asText()).stream()
                    .anyMatch(
                            evidence -> evidence.has("computed") || evidence.has("rows") || evidence.has("aggregate"));
            assertThat(proven).as(question.toString()).isEqualTo(question.has("requires_tools"));
        }
    }

    @Test
    void aRefundTakesFiveToTenBusinessDays() {
        assertThat(larkspur.questions())
                .filteredOn(q -> q.get("question").asText().equals("How long does a refund take?"))
                .singleElement()
                .satisfies(question -> {
                    assertThat(question.get("reference_answer").asText()).contains("5 to 10 business days");
                    assertThat(LarkspurFiles.texts(question.get("relevant_doc_ids")))
                            .containsExactly("refund-timing");
                });
    }
}
