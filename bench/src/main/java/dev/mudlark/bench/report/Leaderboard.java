package dev.mudlark.bench.report;

import dev.mudlark.bench.report.page.Display;
import dev.mudlark.bench.report.page.Wording;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** {@code leaderboard.md}: the systems by answer score, on all questions and on the two parts. */
final class Leaderboard {

    private static final Pattern MARKUP = Pattern.compile("([\\\\`*\\[\\]<>|])");
    private static final Pattern LINE_END = Pattern.compile("\\R");

    private Leaderboard() {}

    static String of(RunRecord run, Evaluation evaluation, RunInfo info) {
        StringBuilder out =
                new StringBuilder("# Leaderboard: ").append(plain(info.title())).append("\n\n");
        if (!run.finished()) {
            out.append("> **Unfinished.** ").append(Wording.unfinished(run)).append("\n\n");
        }
        if (Wording.hasStandIn(run)) {
            out.append("> **Stand-in.** ").append(plain(Wording.standIn(run))).append("\n\n");
        }
        out.append("Collection: ")
                .append(plain(info.collection()))
                .append(". Scores with 95 % intervals; `-` is unknown, ")
                .append("not zero; `n` is the questions asked. What each column means: docs/metrics.md.\n");
        for (Subset subset : Subset.values()) {
            table(out, evaluation, subset);
        }
        return out.toString();
    }

    private static void table(StringBuilder out, Evaluation evaluation, Subset subset) {
        String recall = "recall@" + evaluation.settings().ks().getFirst();
        out.append("\n## ").append(Wording.name(subset)).append("\n\n");
        out.append("| # | system | type | answer score | n | failed | keyword recall | ")
                .append(recall);
        out.append(" | $/question | p50 ms | tool calls |\n");
        out.append("| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
        int place = 1;
        for (Summary row : ranked(evaluation, subset)) {
            MetricValue score = row.value("answer_score");
            out.append("| ").append(place++);
            cell(out, plain(row.system().name()));
            cell(out, plain(row.system().type()));
            cell(
                    out,
                    Display.score(score)
                            + Display.interval(score).map(text -> " " + text).orElse(""));
            cell(out, row.n() + (score.n() == row.n() ? "" : " (" + score.n() + " scored)"));
            cell(out, String.valueOf(row.nError() + row.nUnscoreable()));
            cell(out, Display.score(row.value("keyword_recall")));
            cell(out, Display.score(row.value(recall)));
            cell(out, Display.cost(evaluation, row));
            cell(out, Display.number(row.value("latency_p50_ms").value(), 1));
            cell(out, Display.number(row.value("avg_tool_calls").value(), 1));
            out.append(" |\n");
        }
    }

    private static List<Summary> ranked(Evaluation evaluation, Subset subset) {
        return evaluation.summaries().stream()
                .filter(row -> row.subset() == subset)
                .sorted(Comparator.comparingDouble(
                        row -> -row.value("answer_score").value().orElse(-1)))
                .toList();
    }

    private static void cell(StringBuilder out, String text) {
        out.append(" | ").append(text);
    }

    /** Text that markdown shows as it stands. */
    private static String plain(String text) {
        return LINE_END.matcher(MARKUP.matcher(text).replaceAll("\\\\$1")).replaceAll(" ");
    }
}
