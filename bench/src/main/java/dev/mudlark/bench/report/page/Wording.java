package dev.mudlark.bench.report.page;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;

/** Words that several reports use. */
public final class Wording {

    /** Said wherever scores of the stand-in are shown. */
    public static final String STAND_IN = "These are the scores of a rule-based stand-in: they show the whole road and"
            + " say nothing about a model. Prices are notional.";

    private Wording() {}

    /** Said when the run was interrupted, or its transcripts were cut off later. */
    public static String unfinished(RunRecord run) {
        int asked = run.missing() + run.transcripts().size();
        return run.missing() + " of " + Counted.of(asked, "answer") + Counted.either(run.missing(), " is", " are")
                + " missing, because the run was interrupted or its"
                + " transcripts were cut off. Only the others are scored, so systems may have been asked different"
                + " questions.";
    }

    /** True when the model of a system is the stand-in. */
    public static boolean hasStandIn(RunRecord run) {
        return run.systems().stream().anyMatch(SystemInfo::standIn);
    }

    /** What there is to say of the stand-in, in a run that has it. */
    public static String standIn(RunRecord run) {
        List<String> answered = run.systems().stream()
                .filter(SystemInfo::standIn)
                .map(SystemInfo::name)
                .toList();
        return answered.size() == run.systems().size()
                ? STAND_IN
                : "A rule-based stand-in answered in " + list(answered, "and")
                        + ": these scores say nothing about a model, and these prices are notional.";
    }

    /** Said when a judge graded answers of its own model. */
    static String judgedByThemselves(RunRecord run) {
        List<String> names =
                run.judgedByThemselves().stream().map(SystemInfo::name).toList();
        return "The model that judged also answered in " + list(names, "and")
                + "; models tend to prefer their own answers, so compare judge grades of these systems with others only"
                + " with care.";
    }

    /** A subset as a heading. */
    public static String name(Subset subset) {
        return switch (subset) {
            case ALL -> "All questions";
            case NEEDS_TOOLS -> "Questions that need tools";
            case OTHER -> "Other questions";
        };
    }

    /** Items as {@code a, b and c}, with the given word before the last. */
    static String list(List<String> items, String lastWord) {
        int last = items.size() - 1;
        return last < 1
                ? String.join("", items)
                : String.join(", ", items.subList(0, last)) + " " + lastWord + " " + items.get(last);
    }
}
