package dev.mudlark.bench.dataset;

import dev.mudlark.evaluation.Question;
import java.util.List;
import java.util.Map;

/**
 * Questions that know where they stand.
 *
 * @param questions in the order of the file
 * @param places file and line of each question by its id
 */
public record LocatedQuestions(List<Question> questions, Map<String, String> places) {
    /** No question. */
    public static final LocatedQuestions NONE = new LocatedQuestions(List.of(), Map.of());

    /** Copies both. */
    public LocatedQuestions {
        questions = List.copyOf(questions);
        places = Map.copyOf(places);
    }

    /** File and line of a question. */
    public String placeOf(Question question) {
        return places.getOrDefault(question.id(), question.id());
    }
}
