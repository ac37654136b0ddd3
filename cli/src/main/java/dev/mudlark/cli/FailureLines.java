package dev.mudlark.cli;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.List;

/** What went wrong in a conversation, to read below it. */
final class FailureLines {

    private FailureLines() {}

    static String of(List<SystemInfo> systems, Question question, Transcript transcript) {
        RunRecord run = new RunRecord(systems, List.of(question), List.of(transcript), true);
        return Evaluation.resultsOf(run, EvaluationSettings.DEFAULT).stream()
                .findFirst()
                .flatMap(QuestionResult::failure)
                .map(FailureLines::lines)
                .orElse("failure type: unknown: the question has no label to score the answer by\n");
    }

    private static String lines(FailureType type) {
        String line = "failure type: " + type.id() + ": " + type.definition() + "\n";
        return type.isFailure() ? line + "what to do: " + type.advice() + "\n" : line;
    }
}
