package dev.mudlark.cli;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.RunRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The questions of a run that are of a type of failure: a line for each, by system. */
final class FailureList {

    /** Every type but {@link FailureType#NO_FAILURE}. */
    private static final String ALL = "all";

    private static final int MOST_QUESTION = 80;

    private FailureList() {}

    /** What may be asked for. */
    static List<String> types() {
        return Stream.concat(Stream.of(ALL), Stream.of(FailureType.values()).map(FailureType::id))
                .toList();
    }

    /**
     * The lines.
     *
     * @param type one of {@link #types}
     */
    static String of(RunRecord run, String type) {
        List<QuestionResult> results = Evaluation.resultsOf(run, EvaluationSettings.DEFAULT);
        List<String> lines = new ArrayList<>();
        for (QuestionResult result : results) {
            result.failure().filter(found -> isMeant(found, type)).ifPresent(found -> lines.add(line(result, found)));
        }
        return String.join("", lines)
                + String.format(
                        Locale.ROOT, "%d of %d answers; QUESTION and SYSTEM show one\n", lines.size(), results.size());
    }

    private static boolean isMeant(FailureType found, String type) {
        return type.equals(ALL) ? found.isFailure() : found.id().equals(type);
    }

    private static String line(QuestionResult result, FailureType type) {
        String question = Visible.line(result.attempt().question().question());
        int length = question.codePointCount(0, question.length());
        String shown = length <= MOST_QUESTION
                ? question
                : question.substring(0, question.offsetByCodePoints(0, MOST_QUESTION - 1)) + '\u2026';
        return type.id() + "  " + Visible.line(result.attempt().question().id()) + "  "
                + Visible.line(result.attempt().system().name()) + "  " + shown + "\n";
    }
}
