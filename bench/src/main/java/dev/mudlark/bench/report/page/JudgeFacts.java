package dev.mudlark.bench.report.page;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.Verdict;
import java.util.Map;

/** What a judge said of one answer, in words. */
final class JudgeFacts {

    private JudgeFacts() {}

    /** Adds a line for each axis. */
    static void put(Map<String, String> facts, Verdict verdict) {
        verdict.axes().forEach((axis, said) -> facts.put("judge, " + axis.id(), words(said)));
    }

    private static String words(Verdict.OnAxis said) {
        return switch (said) {
            case Verdict.Graded graded -> grade(graded) + ": " + graded.reason();
            case Verdict.Unscored unscored -> "no grade: " + unscored.why();
            case Verdict.Failed failed -> "no grade: " + failed.why();
        };
    }

    private static String grade(Verdict.Graded graded) {
        boolean whole = graded.grade() == Math.rint(graded.grade());
        String grade = (whole ? String.valueOf((int) graded.grade()) : String.valueOf(graded.grade())) + " of "
                + JudgeAxis.HIGHEST;
        return graded.samples() == 1
                ? grade
                : grade + " (" + Counted.of(graded.samples(), "sample") + ", " + graded.lowest() + " to "
                        + graded.highest() + ")";
    }
}
