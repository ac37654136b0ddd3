package dev.mudlark.bench.dataset;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.evaluation.Question;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads data sets. */
public final class Datasets {

    private Datasets() {}

    /**
     * Reads and checks questions and judgements.
     *
     * @param questions file of questions
     * @param qrels file of judgements, if any
     * @param references what they may refer to
     * @return in the order of the file, at least one
     * @throws ProblemsException naming every fault of both files
     */
    public static List<Question> read(Path questions, Optional<Path> qrels, References references) {
        Problems problems = new Problems();
        List<Row> rows = JsonRows.read(questions, "questions", problems);
        Map<String, Question> byId = new QuestionReader(references, problems).read(rows);
        if (rows.isEmpty() && problems.isEmpty()) {
            problems.add(questions.toString(), "there is no question in this file; write one JSON object a line");
        }
        Optional<Set<String>> ids = problems.isEmpty() ? Optional.of(byId.keySet()) : Optional.empty();
        Map<String, Map<String, Integer>> judgements = qrels.map(
                        file -> new QrelReader(references, ids, problems).read(JsonRows.read(file, "qrels", problems)))
                .orElse(Map.of());
        problems.throwIfAny();
        return byId.values().stream()
                .map(question -> judged(question, judgements.getOrDefault(question.id(), Map.of())))
                .toList();
    }

    private static Question judged(Question question, Map<String, Integer> relevance) {
        List<String> relevant = question.relevantDocIds().isEmpty() ? relevant(relevance) : question.relevantDocIds();
        return new Question(
                question.id(),
                question.question(),
                question.referenceAnswer(),
                question.expectedKeywords(),
                relevant,
                relevance,
                question.category(),
                question.difficulty(),
                question.answerType(),
                question.requiresTools(),
                question.expectedTool(),
                question.expectedCalls(),
                question.answerable(),
                question.routingHint());
    }

    /** Judged above 0, the most relevant first; equal ones in the order of the file. */
    private static List<String> relevant(Map<String, Integer> relevance) {
        return relevance.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .sorted(Comparator.comparing(
                        (Map.Entry<String, Integer> entry) -> entry.getValue(), Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .toList();
    }
}
