package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.SystemInfo;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What to say when several systems share the highest score. */
final class Ties {

    private Ties() {}

    /**
     * The verdict.
     *
     * @param tied at least two with the same score
     * @param scored how many systems have a score
     */
    static Verdict of(Report report, List<SystemInfo> tied, int scored) {
        MetricValue score = Verdict.score(report, tied.getFirst());
        if (score.value().orElse(0) == 0) {
            return Verdict.only("No system answered anything right: every answer score is 0.00 on "
                    + Text.counted(score.n(), "question") + ".");
        }
        String names = tied.size() == scored && scored > 3
                ? "all " + scored + " systems"
                : Wording.list(tied.stream().map(Verdict::name).toList(), "and");
        return new Verdict(
                "No winner: " + names + " share the highest answer score, " + Verdict.withInterval(score)
                        + questions(report, tied, score.n()) + ".",
                cheapest(report, tied),
                List.of());
    }

    private static String questions(Report report, List<SystemInfo> tied, int n) {
        boolean same =
                tied.stream().allMatch(system -> Verdict.score(report, system).n() == n);
        return same ? " on " + Text.counted(n, "question") : ", though not on the same questions";
    }

    private static String cheapest(Report report, List<SystemInfo> tied) {
        Optional<SystemInfo> least = tied.stream()
                .filter(system -> report.cost(system).isPresent())
                .min(Comparator.comparingDouble(system -> report.cost(system).getAsDouble()));
        return least.map(system -> "Of these " + Verdict.name(system) + " costs least, "
                        + Display.dollars(report.cost(system)) + " a question.")
                .orElse("");
    }
}
