package dev.mudlark.evaluation.failures;

import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.text.FoldedText;
import dev.mudlark.evaluation.text.Keyword;
import dev.mudlark.tools.Evidence;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What rules ask about an answered question.
 *
 * @param attempt what the system did
 * @param values its metrics by name
 * @param folding the text of a passage, folded
 */
record Facts(Attempt attempt, Map<String, Double> values, Function<Passage, FoldedText> folding) {

    /** Ends an agent that goes in circles: no higher limit would have helped. */
    private static final String NO_PROGRESS = "no_progress";

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
        return attempt.transcript()
                .agent()
                .filter(Transcript.Agent::bestEffort)
                .filter(agent -> !agent.termination().equals(NO_PROGRESS))
                .isPresent();
    }

    /** Tools that the question declares in one way or another. */
    Set<String> neededTools() {
        Set<String> needed = new HashSet<>(question().requiresTools());
        question().neededTool().ifPresent(needed::add);
        question().expectedCalls().forEach(call -> needed.add(call.tool()));
        return needed;
    }

    /** True when the answer stands in no document but has to be computed or looked up. */
    boolean isComputed() {
        return !Tools.RETRIEVING.containsAll(neededTools());
    }

    /** True when a label tells which documents are needed. */
    boolean namesDocuments() {
        return !question().relevantDocIds().isEmpty();
    }

    /** True when text of a needed document was shown; of any document, when none is labelled so. */
    boolean neededWasShown() {
        List<String> needed = question().relevantDocIds();
        return attempt.evidence().stream().anyMatch(span -> needed.isEmpty() || needed.contains(span.documentId()));
    }

    /**
     * True when all that the answer stands on was shown: every needed document, where it has to be computed; else every
     * telling keyword or, without keywords, some needed document.
     */
    boolean wasFullyShown() {
        if (isComputed()) {
            Set<String> shown =
                    attempt.evidence().stream().map(Span::documentId).collect(Collectors.toSet());
            return namesDocuments() ? shown.containsAll(question().relevantDocIds()) : sawAnything();
        }
        List<String> telling = telling();
        return telling.isEmpty() ? neededWasShown() : telling.stream().allMatch(this::wasShown);
    }

    /** True when text of any document was shown, or a tool computed something. */
    private boolean sawAnything() {
        return attempt.transcript().toolUses().stream()
                        .anyMatch(use -> !use.evidence().isEmpty())
                || !attempt.evidence().isEmpty();
    }

    /** True when text of a relevant document was shown. */
    boolean relevantWasShown() {
        return attempt.evidence().stream().anyMatch(span -> isRelevant(span.documentId()));
    }

    /** True for needed documents and those that the qrels grade above 0; for all, when none is labelled needed. */
    boolean isRelevant(String documentId) {
        return !namesDocuments()
                || question().relevantDocIds().contains(documentId)
                || question().relevance().getOrDefault(documentId, 0) > 0;
    }

    /** Expected keywords that tell something: those that the question does not say already, where there are such. */
    List<String> telling() {
        FoldedText asked = FoldedText.of(question().question());
        List<String> expected = question().expectedKeywords();
        List<String> telling = expected.stream()
                .filter(keyword -> !new Keyword(keyword).standsIn(asked))
                .toList();
        return telling.isEmpty() ? expected : telling;
    }

    /** True when the answer has some of what it should say. */
    boolean saysSome() {
        List<String> missing = missing();
        return telling().stream().anyMatch(keyword -> !missing.contains(keyword));
    }

    /** Expected keywords that do not stand in the answer. */
    List<String> missing() {
        FoldedText answer = FoldedText.of(attempt.plainAnswer());
        return question().expectedKeywords().stream()
                .filter(keyword -> !new Keyword(keyword).standsIn(answer))
                .toList();
    }

    /** True when a tool computed this keyword or, unless it has to be computed, a shown relevant passage has it. */
    boolean wasShown(String keyword) {
        Keyword wanted = new Keyword(keyword);
        return wasComputed(wanted) || (!isComputed() && stoodInAPassage(wanted));
    }

    private boolean wasComputed(Keyword wanted) {
        return attempt.transcript().toolUses().stream()
                .flatMap(use -> use.evidence().stream())
                .anyMatch(shown -> shown instanceof Evidence.Computed(String tool, String value)
                        && wanted.standsIn(FoldedText.of(value)));
    }

    private boolean stoodInAPassage(Keyword wanted) {
        return attempt.ranking().stream()
                .filter(passage -> isRelevant(passage.span().documentId()))
                .anyMatch(passage -> wanted.standsIn(folding.apply(passage)));
    }
}
