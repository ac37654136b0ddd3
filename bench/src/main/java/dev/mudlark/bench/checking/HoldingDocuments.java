package dev.mudlark.bench.checking;

import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import dev.mudlark.evaluation.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds a document that holds all expected keywords of a question, by the keywords' words: one pass over the documents,
 * and then at most {@value #MOST} looks for a question.
 */
final class HoldingDocuments {
    /** Documents remembered for a word. A word that stands in more says little. */
    private static final int MOST = 20;

    /** Code points that a number must have to mean something in a document that the question is not about. */
    private static final int TELLING = 4;

    private final Checked data;
    private final Map<String, List<Document>> byWord = new HashMap<>();

    private HoldingDocuments(Checked data) {
        this.data = data;
    }

    /** Prepares for the questions that are asked for later. */
    static HoldingDocuments of(Checked data, Predicate<Question> asked) {
        HoldingDocuments holding = new HoldingDocuments(data);
        data.questions().stream()
                .filter(asked)
                .flatMap(question -> question.expectedKeywords().stream())
                .flatMap(keyword -> ComparedText.of(keyword).words().stream())
                .forEach(word -> holding.byWord.putIfAbsent(word, new ArrayList<>(1)));
        if (!holding.byWord.isEmpty()) {
            data.collection().searchable().forEach(holding::note);
        }
        return holding;
    }

    private void note(Document document) {
        for (String word : ComparedText.of(document.text().toString()).words()) {
            List<Document> documents = byWord.get(word);
            if (documents != null && documents.size() <= MOST) {
                documents.add(document);
            }
        }
    }

    /** A relevant document first, then any other one where the keywords say enough; empty when there is none. */
    Optional<Document> first(Question question) {
        List<String> keywords = question.expectedKeywords();
        if (keywords.isEmpty()) {
            return Optional.empty();
        }
        Stream<Document> others =
                keywords.stream().anyMatch(HoldingDocuments::tells) ? rarest(keywords).stream() : Stream.empty();
        return Stream.concat(data.texts().relevant(question).stream(), others)
                .filter(document -> keywords.stream().allMatch(data.texts().compared(document)::holds))
                .findFirst();
    }

    /** True for several words and for a long number; a single word or a short number stands anywhere. */
    private static boolean tells(String keyword) {
        boolean number = keyword.chars().anyMatch(Character::isDigit);
        return ComparedText.of(keyword).words().size() > 1
                || (number && keyword.codePointCount(0, keyword.length()) >= TELLING);
    }

    /** The documents with the word of the keywords that stands in the fewest; none when each stands in many. */
    private List<Document> rarest(List<String> keywords) {
        return keywords.stream()
                .flatMap(keyword -> ComparedText.of(keyword).words().stream())
                .map(word -> byWord.getOrDefault(word, List.of()))
                .filter(documents -> documents.size() <= MOST)
                .min((a, b) -> Integer.compare(a.size(), b.size()))
                .orElse(List.of());
    }
}
