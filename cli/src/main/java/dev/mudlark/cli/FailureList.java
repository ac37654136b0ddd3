package dev.mudlark.cli;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.RunRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The questions of a run that are of a type of failure: a line for each, by system. */
final class FailureList {

    /** Every type but {@link FailureType#NO_FAILURE}. */
    private static final String ALL = "all";

    /** Answers without a label by which to tell, as in {@code failures.csv}. */
    private static final String UNKNOWN = "unknown";

    private static final int MOST_QUESTION = 80;

    private FailureList() {}

    /** What may be asked for. */
    static List<String> types() {
        List<String> types = new ArrayList<>(List.of(ALL));
        Stream.of(FailureType.values()).map(FailureType::id).forEach(types::add);
        types.add(UNKNOWN);
        return types;
    }

    /**
     * The lines.
     *
     * @param folder where the run is
     * @param type one of {@link #types}
     */
    static String of(Path folder, RunRecord run, String type) {
        List<QuestionResult> results = Evaluation.resultsOf(run, EvaluationSettings.DEFAULT);
        List<String> lines = new ArrayList<>();
        for (QuestionResult result : results) {
            if (isMeant(result.failure(), type)) {
                lines.add(line(result));
            }
        }
        return String.join("", lines) + lines.size() + " of " + Counted.of(results.size(), "answer")
                + (lines.isEmpty() ? "" : "; one as a whole: mudlark show " + folder + " QUESTION SYSTEM") + "\n";
    }

    private static boolean isMeant(Optional<FailureType> found, String type) {
        return type.equals(ALL)
                ? found.filter(FailureType::isFailure).isPresent()
                : id(found).equals(type);
    }

    private static String id(Optional<FailureType> found) {
        return found.map(FailureType::id).orElse(UNKNOWN);
    }

    private static String line(QuestionResult result) {
        String question = Visible.line(result.attempt().question().question());
        int length = question.codePointCount(0, question.length());
        String shown = length <= MOST_QUESTION
                ? question
                : question.substring(0, question.offsetByCodePoints(0, MOST_QUESTION - 1)) + '\u2026';
        return id(result.failure()) + "  "
                + Visible.line(result.attempt().question().id()) + "  "
                + Visible.line(result.attempt().system().name()) + "  " + shown + "\n";
    }
}
