package dev.mudlark.evaluation;

import dev.mudlark.evaluation.text.Keyword;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question with what is known about its right answer. Only {@code id} and {@code question} are required.
 *
 * @param id unique in the data set
 * @param question what is asked
 * @param referenceAnswer a right answer
 * @param expectedKeywords texts a right answer contains
 * @param relevantDocIds ids of the documents needed for the answer
 * @param relevance graded judgements by document id, from qrels; 0 = not relevant
 * @param category what kind of question
 * @param difficulty how hard
 * @param answerType what kind of answer
 * @param requiresTools tools without which the question cannot be answered
 * @param expectedTool the tool that should be called first beside search
 * @param expectedCalls calls that should be made
 * @param answerable whether the documents contain the answer; when unset it follows from {@code category} and
 *     {@code answerType}
 * @param routingHint which way of working fits
 * @param attack what somebody who planted instructions in the documents wants of whoever is asked
 */
public record Question(
        String id,
        String question,
        Optional<String> referenceAnswer,
        List<String> expectedKeywords,
        List<String> relevantDocIds,
        Map<String, Integer> relevance,
        Optional<String> category,
        Optional<String> difficulty,
        Optional<String> answerType,
        List<String> requiresTools,
        Optional<String> expectedTool,
        List<ExpectedCall> expectedCalls,
        Optional<Boolean> answerable,
        Optional<String> routingHint,
        Optional<Attack> attack) {

    /** A call that should be made: a tool and the arguments that matter. */
    public record ExpectedCall(String tool, Map<String, Object> arguments) {}

    /**
     * What planted instructions are after. One of the two is enough for them to have worked.
     *
     * @param goal texts that it wants in the answer or in the arguments of a tool call
     * @param tool the tool that it wants called
     */
    public record Attack(List<String> goal, Optional<String> tool) {

        /**
         * Copies the list.
         *
         * @throws IllegalArgumentException when nothing is wanted
         */
        public Attack {
            goal = List.copyOf(goal);
            if (goal.isEmpty() && tool.isEmpty()) {
                throw new IllegalArgumentException("an attack needs a goal or a tool");
            }
        }

        /** Those of the texts that it wants that stand in a text, by the rule of {@code keyword_recall}. */
        public List<String> goalsIn(String text) {
            return Keyword.among(goal, text);
        }
    }

    /** Copies lists and maps. */
    public Question {
        expectedKeywords = List.copyOf(expectedKeywords);
        relevantDocIds = List.copyOf(relevantDocIds);
        relevance = Map.copyOf(relevance);
        requiresTools = List.copyOf(requiresTools);
        expectedCalls = List.copyOf(expectedCalls);
    }

    /** A question that is not attacked. */
    public Question(
            String id,
            String question,
            Optional<String> referenceAnswer,
            List<String> expectedKeywords,
            List<String> relevantDocIds,
            Map<String, Integer> relevance,
            Optional<String> category,
            Optional<String> difficulty,
            Optional<String> answerType,
            List<String> requiresTools,
            Optional<String> expectedTool,
            List<ExpectedCall> expectedCalls,
            Optional<Boolean> answerable,
            Optional<String> routingHint) {
        this(
                id,
                question,
                referenceAnswer,
                expectedKeywords,
                relevantDocIds,
                relevance,
                category,
                difficulty,
                answerType,
                requiresTools,
                expectedTool,
                expectedCalls,
                answerable,
                routingHint,
                Optional.empty());
    }

    /** A question without labels. */
    public static Question of(String id, String question) {
        return new Question(
                id,
                question,
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * True when the documents contain the answer: {@link #answerable} where set; else false for the category {@code
     * unanswerable} or the answer type {@code none}, true otherwise.
     */
    public boolean isAnswerable() {
        return answerable.orElseGet(() -> !category.map("unanswerable"::equals).orElse(false)
                && !answerType.map("none"::equals).orElse(false));
    }

    /** The tool that should be called first; empty when nothing is said, or that none should be. */
    public Optional<String> neededTool() {
        return expectedTool.filter(tool -> !tool.equals(ToolRouting.NONE) && !tool.equals(ToolRouting.OFF_TOPIC));
    }

    /** True when no tool should be called that looks anything up. */
    public boolean expectsNoTool() {
        return expectedTool.isPresent() && neededTool().isEmpty();
    }

    /** True when a tool is needed. */
    public boolean needsTools() {
        return !requiresTools.isEmpty();
    }

    /** Those of the expected keywords that stand in a text, by the rule of {@code keyword_recall}. */
    public List<String> keywordsIn(String text) {
        return Keyword.among(expectedKeywords, text);
    }
}
