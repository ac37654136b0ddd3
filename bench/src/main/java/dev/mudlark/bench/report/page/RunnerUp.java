package dev.mudlark.bench.report.page;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.ContrastVerdict;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;

/** What is to be said of the second place beside the sentence about the highest score. */
final class RunnerUp {

    private static final int MOST_NAMED = 4;

    private RunnerUp() {}

    /**
     * A sentence; empty when the one about the highest score says it already.
     *
     * @param duel what that one is about
     * @param seconds those with the second highest score, at least one
     */
    static String of(Report report, Duel duel, List<SystemInfo> seconds) {
        boolean said = seconds.contains(duel.second());
        if (said && seconds.size() == 1) {
            return "";
        }
        String start = start(report, seconds);
        Duel next = Duel.of(report, duel.first(), seconds.getFirst());
        return said || next.difference().value().isEmpty() ? start + "." : start + lead(next, seconds.size()) + ".";
    }

    private static String start(Report report, List<SystemInfo> seconds) {
        String score = " with " + Display.score(Verdict.score(report, seconds.getFirst()));
        if (seconds.size() == 1) {
            return "Second is " + Verdict.name(seconds.getFirst()) + score;
        }
        return "Second are "
                + (seconds.size() > MOST_NAMED
                        ? Counted.of(seconds.size(), "system")
                        : Wording.list(seconds.stream().map(Verdict::name).toList(), "and"))
                + score + " each";
    }

    private static String lead(Duel duel, int level) {
        String over = level == 1 ? "it" : Verdict.name(duel.second());
        if (duel.standing() == Duel.Standing.LEVEL) {
            return "; on the " + Counted.of(duel.difference().n(), "question") + " both answered "
                    + (level == 1 ? "the two" : Verdict.name(duel.first()) + " and " + over) + " are level";
        }
        String lead = "; the lead over " + over + ", " + DuelWords.size(duel) + ", ";
        if (duel.verdict().isPresent()) {
            ContrastVerdict verdict = duel.verdict().orElseThrow();
            return lead + (verdict.showsDifference() ? "is shown" : "may be chance: " + verdict.words());
        }
        return lead + "was not tested" + (duel.excludesZero() ? "" : " and may be chance");
    }
}
