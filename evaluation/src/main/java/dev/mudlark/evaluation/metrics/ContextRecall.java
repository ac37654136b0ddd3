package dev.mudlark.evaluation.metrics;

import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.text.ContentWords;
import dev.mudlark.evaluation.text.FoldedText;
import dev.mudlark.evaluation.text.Keyword;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiPredicate;

/** Share of the reference answer that stands in the delivered passages. Remembers the passages it has seen. */
final class ContextRecall implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "context_recall",
            "How much of the right answer the system had before it.",
            "distinct content words of the reference answer that stand in the delivered passages / distinct content "
                    + "words of the reference answer, where content words are its words and numbers without common "
                    + "English words, folded as for keyword_recall; without a reference answer the same with "
                    + "expected_keywords; 0 when nothing was delivered",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "unanswerable questions, questions with neither reference_answer nor expected_keywords, systems without "
                    + "retrieval",
            MetricInfo.Spread.NONE);

    private final Map<Span, FoldedText> folded = new HashMap<>();

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        Question question = attempt.question();
        if (!question.isAnswerable() || !Ranked.retrieves(attempt)) {
            return OptionalDouble.empty();
        }
        Set<String> wanted = question.referenceAnswer()
                .map(reference -> ContentWords.of(FoldedText.of(reference)))
                .orElse(Set.of());
        if (wanted.isEmpty()) {
            return share(attempt, question.expectedKeywords(), (text, keyword) -> new Keyword(keyword).standsIn(text));
        }
        return share(attempt, wanted, ContentWords::isIn);
    }

    private OptionalDouble share(Attempt attempt, Collection<String> wanted, BiPredicate<FoldedText, String> standsIn) {
        List<FoldedText> texts = attempt.ranking().stream().map(this::folded).toList();
        return wanted.stream()
                .mapToInt(word -> texts.stream().anyMatch(text -> standsIn.test(text, word)) ? 1 : 0)
                .average();
    }

    private FoldedText folded(Passage passage) {
        return folded.computeIfAbsent(passage.span(), span -> FoldedText.of(passage.text()));
    }
}
