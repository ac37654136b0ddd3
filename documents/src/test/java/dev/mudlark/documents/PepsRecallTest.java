package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.mudlark.context.Caller;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Search quality on a real collection: 156 Python Enhancement Proposals and a table of them. */
class PepsRecallTest {

    @Test
    void fiveBestPassagesHoldMostOfTheRelevantDocuments() throws Exception {
        Path peps = SharedFolder.resolve("corpora/peps");
        Collection collection = Documents.load(peps.resolve("docs")).view(Caller.anonymous());
        Searcher words = Bm25Searcher.index(collection, Chunker.words(160, 32));
        Searcher headings = Bm25Searcher.index(collection, Chunker.headings(160));
        ObjectMapper json = new ObjectMapper();
        List<JsonNode> answerable = Files.readAllLines(peps.resolve("questions.jsonl")).stream()
                .map(line -> read(json, line))
                .filter(question -> !question.get("relevant_doc_ids").isEmpty())
                .toList();
        assertThat(meanRecall(answerable, words)).isGreaterThan(0.88);
        assertThat(meanRecall(answerable, headings)).isGreaterThan(0.80);
    }

    private static double meanRecall(List<JsonNode> questions, Searcher searcher) {
        double mean = questions.stream()
                .mapToDouble(q -> recallAt5(q, searcher))
                .average()
                .orElseThrow();
        return mean;
    }

    private static double recallAt5(JsonNode question, Searcher searcher) {
        List<String> relevant = question.get("relevant_doc_ids")
                .valueStream()
                .map(JsonNode::asText)
                .toList();
        Set<String> found = searcher.search(question.get("question").asText(), 5).stream()
                .map(hit -> hit.passage().span().documentId())
                .collect(Collectors.toSet());
        return relevant.stream().filter(found::contains).count() / (double) relevant.size();
    }

    private static JsonNode read(ObjectMapper json, String line) {
        try {
            return json.readTree(line);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
