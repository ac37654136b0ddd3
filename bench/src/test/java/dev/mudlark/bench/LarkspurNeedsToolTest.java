package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Bm25Searcher;
import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.documents.Searcher;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** That a question which is said to need a tool is not answered by a document, a row, or the passages that plain search finds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LarkspurNeedsToolTest {

    private static final Set<String> WORKED_OUT = Set.of("aggregation", "numeric_reasoning", "date_arithmetic");
    private static final Set<String> FOUND_EXACTLY = Set.of("table_lookup", "exact_identifier");
    private static final double MOST_FOUND_BY_SEARCH = 0.35;
    private static final int PASSAGES = 5;

    private LarkspurFiles larkspur;
    private List<JsonNode> needTools;
    private Searcher bm25;

    @BeforeAll
    void load() throws IOException, DocumentsException {
        larkspur = LarkspurFiles.load();
        needTools = larkspur.questions().stream()
                .filter(question -> question.has("requires_tools"))
                .toList();
        bm25 = Bm25Searcher.index(Documents.load(LarkspurFiles.DOCS).view(Caller.anonymous()), Chunker.words(160, 32));
    }

    @Test
    void everyOneIsWorkedOutOrFoundExactly() {
        assertThat(needTools)
                .extracting(LarkspurNeedsToolTest::category)
                .allMatch(category -> WORKED_OUT.contains(category) || FOUND_EXACTLY.contains(category));
    }

    @Test
    void whatHasToBeWorkedOutStandsInNoDocumentAndNoRow() {
        SortedMap<String, String> everything = plain(larkspur.prose());
        larkspur.rows().forEach((table, rows) -> {
            for (int row = 1; row <= rows.size(); row++) {
                everything.put(
                        table + "#" + row,
                        Wording.plain(List.copyOf(rows.get(row - 1).values())));
            }
        });
        assertThat(sayingEverything(WORKED_OUT, everything)).isEmpty();
    }

    @Test
    void whatHasToBeFoundExactlyStandsInNoProse() {
        assertThat(sayingEverything(FOUND_EXACTLY, plain(larkspur.prose()))).isEmpty();
    }

    @Test
    void theBestPassagesOfPlainSearchDoNotHoldWhatHasToBeFoundExactly() {
        assertThat(foundBySearch().filter(question -> FOUND_EXACTLY.contains(category(question))))
                .isEmpty();
    }

    @Test
    void theBestPassagesOfPlainSearchHoldFewOfTheAnswers() {
        assertThat((double) foundBySearch().count() / needTools.size()).isLessThanOrEqualTo(MOST_FOUND_BY_SEARCH);
    }

    private Stream<JsonNode> foundBySearch() {
        return needTools.stream().filter(question -> {
            List<String> passages = bm25.search(question.get("question").asText(), PASSAGES).stream()
                    .map(found -> found.passage().text())
                    .toList();
            return Wording.saysAll(Wording.plain(passages), keywords(question));
        });
    }

    private List<String> sayingEverything(Set<String> categories, Map<String, String> texts) {
        List<String> found = new ArrayList<>();
        for (JsonNode question : needTools) {
            if (categories.contains(category(question))) {
                texts.forEach((id, text) -> {
                    if (Wording.saysAll(text, keywords(question))) {
                        found.add(question.get("id").asText() + " " + keywords(question) + " in " + id);
                    }
                });
            }
        }
        return found;
    }

    private static SortedMap<String, String> plain(SortedMap<String, List<String>> documents) {
        SortedMap<String, String> plain = new TreeMap<>();
        documents.forEach((id, lines) -> plain.put(id, Wording.plain(lines)));
        return plain;
    }

    private static String category(JsonNode question) {
        return question.get("category").asText();
    }

    private static List<String> keywords(JsonNode question) {
        return LarkspurFiles.texts(question.get("expected_keywords"));
    }
}
