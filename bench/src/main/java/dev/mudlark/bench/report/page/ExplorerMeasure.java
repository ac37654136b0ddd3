package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Something measured for each case, as the explorer stores it: shares in hundredths, times in ms, money in
 * nano-dollars.
 *
 * @param name as it is shown
 * @param unit how its values are written: {@code share}, {@code ms}, {@code usd} or {@code count}
 * @param value the stored number; {@link #NONE} when there is none
 */
record ExplorerMeasure(String name, String unit, ToDoubleFunction<QuestionResult> value) {

    /** Stands for a value that is not there. */
    static final int NONE = -1;

    /** The one that the list shows. */
    static final String SCORE = "answer_score";

    private static final double HUNDRED = 100;
    private static final double NANOS_A_MILLI = 1e6;

    /** The answer score first, then every other share, then time, money and turns. */
    static List<ExplorerMeasure> of(Evaluation evaluation) {
        List<ExplorerMeasure> measures = new ArrayList<>();
        measures.add(share(SCORE));
        for (MetricInfo metric : evaluation.metrics()) {
            if (metric.unit() == MetricInfo.Unit.SHARE && !metric.name().equals(SCORE)) {
                measures.add(share(metric.name()));
            }
        }
        measures.add(new ExplorerMeasure("latency", "ms", result -> millis(transcript(result))));
        measures.add(new ExplorerMeasure(
                "cost",
                "usd",
                result -> result.attempt().isPriced() ? result.attempt().costNanoDollars() : NONE));
        measures.add(new ExplorerMeasure("tool calls", "count", ExplorerMeasure::calls));
        return measures;
    }

    private static ExplorerMeasure share(String name) {
        return new ExplorerMeasure(name, "share", result -> shareOf(result, name));
    }

    private static double shareOf(QuestionResult result, String name) {
        return result instanceof QuestionResult.Scored scored
                        && scored.value(name).isPresent()
                ? Math.round(HUNDRED * scored.value(name).getAsDouble())
                : NONE;
    }

    /** Four digits are more than a clock is worth. */
    private static double millis(Transcript transcript) {
        if (transcript.hasStoredReplies()) {
            return NONE;
        }
        double millis = transcript.latencyNanos() / NANOS_A_MILLI;
        return millis >= HUNDRED ? Math.round(millis) : Math.round(HUNDRED * millis) / HUNDRED;
    }

    private static double calls(QuestionResult result) {
        return result.attempt().hasTools() ? result.attempt().calls().size() : NONE;
    }

    private static Transcript transcript(QuestionResult result) {
        return result.attempt().transcript();
    }
}
