package dev.mudlark.evaluation.failures;

import dev.mudlark.documents.Passage;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.text.FoldedText;
import dev.mudlark.evaluation.text.Keyword;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * What rules ask about an answered question.
 *
 * @param attempt what the system did
 * @param values its metrics by name
 * @param folding the text of a passage, folded
 */
record Facts(Attempt attempt, Map<String, Double> values, Function<Passage, FoldedText> folding) {

    Question question() {
        return attempt.question();
    }

    /** True when there is a label to score by. */
    boolean isScored() {
        return values.containsKey("answer_score");
    }

    /** True when the answer has no word but citations. */
    boolean isEmpty() {
        return attempt.plainAnswer().isBlank();
    }

    /** True when the answer is right: its score is high enough, and no expected keyword is missing. */
    boolean isRight() {
        return values.getOrDefault("answer_score", 0.0) >= FailureType.RIGHT
                && values.getOrDefault("keyword_recall", 1.0) >= 1;
    }

    /** True when calls of the agent were refused at a limit. */
    boolean wasStopped() {
        return attempt.transcript().agent().filter(Transcript.Agent::bestEffort).isPresent();
    }

    /** Tools that the question declares in one way or another. */
    Set<String> neededTools() {
        Set<String> needed = new HashSet<>(question().requiresTools());
        question().expectedTool().ifPresent(needed::add);
        question().expectedCalls().forEach(call -> needed.add(call.tool()));
        return needed;
    }

    /** True when the answer stands in no document but has to be computed or looked up. */
    boolean isComputed() {
        return !Tools.RETRIEVING.containsAll(neededTools());
    }

    /** True when a passage of a relevant document was shown; of any document, when none is labelled relevant. */
    boolean relevantWasShown() {
        return attempt.evidence().stream().anyMatch(span -> isRelevant(span.documentId()));
    }

    boolean isRelevant(String documentId) {
        List<String> relevant = question().relevantDocIds();
        return relevant.isEmpty() || relevant.contains(documentId);
    }

    /** Expected keywords that do not stand in the answer. */
    List<String> missing() {
        FoldedText answer = FoldedText.of(attempt.plainAnswer());
        return question().expectedKeywords().stream()
                .filter(keyword -> !new Keyword(keyword).standsIn(answer))
                .toList();
    }

    /** True when a shown passage of a relevant document has this keyword. */
    boolean wasShown(String keyword) {
        Keyword wanted = new Keyword(keyword);
        return attempt.ranking().stream()
                .filter(passage -> isRelevant(passage.span().documentId()))
                .anyMatch(passage -> wanted.standsIn(folding.apply(passage)));
    }
}
