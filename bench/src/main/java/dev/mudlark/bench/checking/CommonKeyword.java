package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import dev.mudlark.evaluation.Question;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Expected keywords of one word that stands in at least half of the documents: a wrong answer has it too. */
final class CommonKeyword implements Check {
    /** Among fewer documents half of them means nothing. */
    private static final int LEAST_DOCUMENTS = 10;

    /** So many documents, spread evenly, tell what half of all is. */
    private static final int MOST_DOCUMENTS = 2_000;

    @Override
    public void look(Checked data, Findings findings) {
        List<Document> documents = someOf(data.collection().searchable().stream()
                .filter(document -> !document.isTableRow())
                .toList());
        Map<String, Integer> counts = count(data.questions(), documents);
        for (Question question : data.questions()) {
            for (String keyword : question.expectedKeywords()) {
                int count = counts.getOrDefault(ComparedText.of(keyword).value(), 0);
                if (documents.size() >= LEAST_DOCUMENTS && 2 * count >= documents.size()) {
                    findings.add(
                            FindingKind.COMMON_KEYWORD,
                            data.placeOf(question),
                            "'" + question.id() + "' expects " + Findings.quoted(keyword) + ", which stands in " + count
                                    + " of " + Counted.of(documents.size(), "document"));
                }
            }
        }
    }

    private static List<Document> someOf(List<Document> documents) {
        int step = (documents.size() + MOST_DOCUMENTS - 1) / MOST_DOCUMENTS;
        return IntStream.range(0, documents.size())
                .filter(index -> index % step == 0)
                .mapToObj(documents::get)
                .toList();
    }

    private static Map<String, Integer> count(List<Question> questions, List<Document> documents) {
        Map<String, Integer> counts = new HashMap<>();
        for (Question question : questions) {
            for (String keyword : question.expectedKeywords()) {
                Set<String> words = ComparedText.of(keyword).words();
                if (words.size() == 1) {
                    counts.put(words.iterator().next(), 0);
                }
            }
        }
        if (!counts.isEmpty()) {
            documents.forEach(document -> ComparedText.of(document.text().toString())
                    .words()
                    .forEach(word -> counts.computeIfPresent(word, (same, count) -> count + 1)));
        }
        return counts;
    }
}
