package dev.mudlark.bench.report.page;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.OptionalDouble;

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
                    + Counted.of(score.n(), "question") + ".");
        }
        String names = tied.size() == scored && scored > 3
                ? "all " + Counted.of(scored, "system")
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
        return same ? " on " + Counted.of(n, "question") : ", though not on the same questions";
    }

    private static String cheapest(Report report, List<SystemInfo> tied) {
        if (tied.stream().anyMatch(system -> report.cost(system).isEmpty())) {
            return "";
        }
        OptionalDouble least = tied.stream()
                .mapToDouble(system -> report.cost(system).getAsDouble())
                .min();
        String price = Display.dollars(least);
        List<String> cheapest = tied.stream()
                .filter(system -> Display.dollars(report.cost(system)).equals(price))
                .map(Verdict::name)
                .toList();
        if (cheapest.size() == tied.size()) {
            return least.orElse(0) == 0 ? "All of these cost nothing." : "All of these cost " + price + " a question.";
        }
        return "Of these " + Wording.list(cheapest, "and") + (cheapest.size() == 1 ? " costs least, " : " cost least, ")
                + price + " a question.";
    }
}
