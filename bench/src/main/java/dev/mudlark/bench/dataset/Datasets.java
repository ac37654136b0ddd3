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
        LocatedQuestions read = readWhatCanBe(questions, qrels, references, problems);
        problems.throwIfAny();
        return read.questions();
    }

    /**
     * As {@link #read}, without an end at a fault: a question that cannot be read is left out.
     *
     * @param problems takes every fault of both files
     */
    public static LocatedQuestions readWhatCanBe(
            Path questions, Optional<Path> qrels, References references, Problems problems) {
        List<Row> rows = rows(questions, "questions", problems);
        QuestionReader reader = new QuestionReader(references, problems);
        Map<String, Question> byId = reader.read(rows);
        if (rows.isEmpty() && problems.isEmpty()) {
            problems.add(questions.toString(), "there is no question in this file; write one JSON object a line");
        }
        Optional<Set<String>> ids = problems.isEmpty() ? Optional.of(byId.keySet()) : Optional.empty();
        Map<String, Map<String, Integer>> judgements = qrels.map(
                        file -> new QrelReader(references, ids, problems).read(rows(file, "qrels", problems)))
                .orElse(Map.of());
        List<Question> judged = byId.values().stream()
                .map(question -> judged(question, judgements.getOrDefault(question.id(), Map.of())))
                .toList();
        return new LocatedQuestions(judged, reader.places());
    }

    private static List<Row> rows(Path file, String what, Problems problems) {
        try {
            return JsonRows.read(file, what, problems);
        } catch (ProblemsException e) {
            e.problems().forEach(problem -> problems.add(problem.where(), problem.message()));
            return List.of();
        }
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
