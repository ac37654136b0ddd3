package dev.mudlark.bench.dataset;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.evaluation.Question;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads data sets. */
public final class Datasets {

    private Datasets() {}

    /**
     * Reads and checks questions and judgements. A question without an id or a text is left out.
     *
     * @param questions file of questions; empty when it is not known
     * @param qrels file of judgements, if any
     * @param references what they may refer to
     * @param problems takes every fault of both files
     * @return in the order of the file; without a fault at least one
     */
    public static LocatedQuestions read(
            Optional<Path> questions, Optional<Path> qrels, References references, Problems problems) {
        QuestionReader reader = new QuestionReader(references, problems);
        questions.ifPresent(file -> reader.read(file, JsonRows.read(file, "questions", problems)));
        QrelReader judge = new QrelReader(references, reader.ids(), problems);
        qrels.ifPresent(file -> judge.read(JsonRows.read(file, "qrels", problems)));
        List<Question> judged = reader.questions().stream()
                .map(question -> judged(question, judge.judgements(question.id())))
                .toList();
        return new LocatedQuestions(judged, reader.places());
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
                question.routingHint(),
                question.attack());
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
