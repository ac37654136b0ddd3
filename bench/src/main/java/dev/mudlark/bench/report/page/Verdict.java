package dev.mudlark.bench.report.page;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the run says about which system to choose, and nothing it does not say.
 *
 * @param sentence the whole of it
 * @param rest a second sentence about the runner-up; empty when there is nothing to add
 * @param answers the same in numbers; empty when nothing can be compared
 */
record Verdict(String sentence, String rest, List<Answer> answers) {

    /**
     * A number that answers a question.
     *
     * @param question what a reader asks
     * @param value the answer
     * @param note what it was measured against and on
     */
    record Answer(String question, String value, String note) {}

    static Verdict of(Report report) {
        List<SystemInfo> scored = report.ranked().stream()
                .filter(system -> score(report, system).value().isPresent())
                .toList();
        if (scored.isEmpty()) {
            return only(nothingScored(report));
        }
        SystemInfo leader = scored.getFirst();
        if (report.run().systems().size() == 1) {
            return only(name(leader) + " scores " + withInterval(score(report, leader)) + " on "
                    + Counted.of(score(report, leader).n(), "question") + ". There is no other system in this run to"
                    + " compare it with.");
        }
        if (scored.size() == 1) {
            return only("Only " + name(leader) + " has answers that could be scored: "
                    + withInterval(score(report, leader)) + " on "
                    + Counted.of(score(report, leader).n(), "question") + ". Nothing can be compared.");
        }
        List<SystemInfo> tied = scored.stream()
                .filter(system -> Display.score(score(report, system)).equals(Display.score(score(report, leader)))
                        && isLevel(report, leader, system))
                .toList();
        return tied.size() > 1 ? Ties.of(report, tied, scored.size()) : compared(report, scored);
    }

    private static boolean isLevel(Report report, SystemInfo leader, SystemInfo system) {
        OptionalDouble one = score(report, system).value();
        OptionalDouble other = score(report, leader).value();
        return one.isPresent()
                && other.isPresent()
                && Math.abs(one.getAsDouble() - other.getAsDouble()) < Duel.ROUNDING;
    }

    static Verdict only(String sentence) {
        return new Verdict(sentence, "", List.of());
    }

    private static String nothingScored(Report report) {
        int answers = report.evaluation().results().size();
        if (answers == 0) {
            return "Nothing was measured: no question was asked.";
        }
        return report.evaluation().results().stream().allMatch(QuestionResult.Scored.class::isInstance)
                ? "Nothing can be compared: no question says what a right answer is (reference_answer,"
                        + " expected_keywords)."
                : "Nothing can be compared: none of the " + Counted.of(answers, "answer")
                        + " could be scored. See the kinds of failure below.";
    }

    private static Verdict compared(Report report, List<SystemInfo> scored) {
        SystemInfo leader = scored.getFirst();
        List<SystemInfo> seconds = scored.stream()
                .skip(1)
                .filter(system -> isLevel(report, scored.get(1), system))
                .toList();
        Duel duel = chosen(report, leader, seconds);
        List<Answer> answers = new ArrayList<>();
        answers.add(new Answer(
                "Which",
                name(leader),
                "answer score " + withInterval(score(report, leader)) + ", n\u00a0=\u00a0"
                        + score(report, leader).n()));
        answers.addAll(DuelWords.answers(report, duel));
        return new Verdict(DuelWords.sentence(report, duel), RunnerUp.of(report, duel, seconds), answers);
    }

    /** A runner-up where the run compares the two, else the first the leader is compared with, else a runner-up. */
    private static Duel chosen(Report report, SystemInfo leader, List<SystemInfo> seconds) {
        List<Duel> tested = Duel.tested(report, leader).stream()
                .filter(duel -> duel.difference().value().isPresent())
                .toList();
        Optional<Duel> direct =
                tested.stream().filter(duel -> seconds.contains(duel.second())).findFirst();
        return direct.or(() -> tested.stream().findFirst())
                .orElseGet(() -> Duel.of(report, leader, seconds.getFirst()));
    }

    static MetricValue score(Report report, SystemInfo system) {
        return report.score(system, Subset.ALL);
    }

    static String name(SystemInfo system) {
        return Text.visible(system.name());
    }

    static String withInterval(MetricValue value) {
        return Display.score(value)
                + Display.interval(value).map(text -> " " + text).orElse("");
    }
}
