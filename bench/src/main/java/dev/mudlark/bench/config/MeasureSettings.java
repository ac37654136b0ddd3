package dev.mudlark.bench.config;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * How the run is made and measured: the section {@code evaluation}.
 *
 * @param k ranks at which retrieval is measured, at least one, ascending
 * @param toolsNow what tools take as today
 * @param maxWorkers questions answered at the same time
 * @param judge how answers are graded where there is a judge
 * @param responseCache folder of replies that are used again; empty for none
 * @param maxCost most nano-dollars that the models of a run may cost; empty for no limit
 * @param confirmAbove nano-dollars of an estimate above which a person is asked before the run begins
 */
public record MeasureSettings(
        List<Integer> k,
        LocalDate toolsNow,
        int maxWorkers,
        JudgeChoice judge,
        Optional<Path> responseCache,
        Written<Long> maxCost,
        long confirmAbove) {

    /** What tools take as today when a config does not say. */
    public static final LocalDate DEFAULT_TOOLS_NOW = LocalDate.of(2026, 1, 1);

    private static final Option<List<Integer>> K = Option.of(
            "k",
            new RanksType(),
            List.of(5),
            "Ranks at which retrieval is measured: `recall@k`, `precision@k`, `hit@k`, `mrr@k` and `ndcg@k` for each.");
    private static final Option<LocalDate> TOOLS_NOW = Option.of(
            "tools_now", OptionTypes.date(), DEFAULT_TOOLS_NOW, "What `date_calc` takes as today, for the whole run.");
    private static final Option<Integer> MAX_WORKERS = Option.of(
            "max_workers",
            OptionTypes.integer(1, 256),
            () -> Runtime.getRuntime().availableProcessors(),
            "number of cores",
            "Questions answered at the same time. Changes no result but the times, unless `max_cost_usd` ends the run.");

    private static final Option<Optional<Path>> RESPONSE_CACHE = Option.of(
            "response_cache",
            new FolderOrOffType(),
            Optional::empty,
            "off",
            "Folder of replies of models that later runs use again instead of asking (docs/recording.md). A run with such"
                    + " replies has no latency.");

    private static final Option<Optional<Long>> MAX_COST_USD = Option.unset(
            "max_cost_usd",
            OptionTypes.usd(),
            "Most money that the models of a run may cost. Each call is reserved before it is made; when one does not fit the"
                    + " run stops and keeps its answers; raise the limit here and resume it. Needs known prices.");
    private static final Option<Long> COST_CONFIRM_THRESHOLD_USD = Option.of(
            "cost_confirm_threshold_usd",
            OptionTypes.usd(),
            () -> 1_000_000_000L,
            "1",
            "When the estimate of a run's cost is higher, `mudlark run` asks before it begins; without a terminal it needs"
                    + " `--yes`.");

    static final Section SECTION = Section.of(
            "evaluation",
            "How the run is made and measured.",
            List.of(
                    K,
                    TOOLS_NOW,
                    MAX_WORKERS,
                    RESPONSE_CACHE,
                    JudgeChoice.KEY,
                    MAX_COST_USD,
                    COST_CONFIRM_THRESHOLD_USD));

    /** Copies the list. */
    public MeasureSettings {
        k = List.copyOf(k);
    }

    /** The same with another limit of money. */
    MeasureSettings limited(Written<Long> most) {
        return new MeasureSettings(k, toolsNow, maxWorkers, judge, responseCache, most, confirmAbove);
    }

    static MeasureSettings from(Values values) {
        return new MeasureSettings(
                values.get(K),
                values.get(TOOLS_NOW),
                values.get(MAX_WORKERS),
                JudgeChoice.from(values.get(JudgeChoice.KEY)),
                values.get(RESPONSE_CACHE),
                values.written(MAX_COST_USD),
                values.get(COST_CONFIRM_THRESHOLD_USD));
    }
}
