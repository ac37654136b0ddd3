package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.FailureType;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.SystemInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * A question put to a system.
 *
 * @param question its place in the data set, from 0
 * @param system its place in the run, from 0
 * @param result what became of it
 * @param type what went wrong; empty when there is no label by which to tell
 * @param spread by how much the answer scores of the systems differ on this question, 0 to 1
 */
record ExplorerCase(int question, int system, QuestionResult result, Optional<FailureType> type, double spread) {

    /** From this difference of answer scores on, systems disagree. */
    static final double DISAGREEMENT = 0.5;

    /** All types in their order of precedence; the explorer names them by their place. */
    static final List<FailureType> TYPES = List.of(FailureType.values());

    /** All of a run, by system and then by question. */
    static List<ExplorerCase> of(Report report) {
        Map<String, Integer> questions =
                places(report.run().questions().stream().map(Question::id).toList());
        Map<String, Integer> systems =
                places(report.run().systems().stream().map(SystemInfo::name).toList());
        double[] spreads = spreads(report, questions);
        List<ExplorerCase> cases = new ArrayList<>();
        for (QuestionResult result : report.evaluation().results()) {
            int question = questions.getOrDefault(result.attempt().question().id(), 0);
            int system = systems.getOrDefault(result.attempt().system().name(), 0);
            cases.add(new ExplorerCase(question, system, result, result.failure(), spreads[question]));
        }
        return cases;
    }

    private static Map<String, Integer> places(List<String> names) {
        Map<String, Integer> places = new HashMap<>();
        names.forEach(name -> places.putIfAbsent(name, places.size()));
        return places;
    }

    private static double[] spreads(Report report, Map<String, Integer> questions) {
        double[] low = new double[questions.size()];
        double[] high = new double[questions.size()];
        java.util.Arrays.fill(low, 1);
        for (QuestionResult result : report.evaluation().results()) {
            int at = questions.getOrDefault(result.attempt().question().id(), 0);
            OptionalDouble score = score(result);
            low[at] = Math.min(low[at], score.orElse(1));
            high[at] = Math.max(high[at], score.orElse(0));
        }
        for (int i = 0; i < low.length; i++) {
            high[i] = Math.max(0, high[i] - low[i]);
        }
        return high;
    }

    private static OptionalDouble score(QuestionResult result) {
        return result instanceof QuestionResult.Scored scored ? scored.value("answer_score") : OptionalDouble.empty();
    }

    Attempt attempt() {
        return result.attempt();
    }

    /** The answer score; empty when there is none. */
    OptionalDouble score() {
        return score(result);
    }

    /** The place of its type in {@link #TYPES}; {@code unknown} when it cannot be told. */
    int typePlace(int unknown) {
        return type.map(TYPES::indexOf).orElse(unknown);
    }

    boolean failed() {
        return type.filter(FailureType::isFailure).isPresent();
    }

    boolean isDisputed() {
        return spread >= DISAGREEMENT;
    }

    /** Cases of one run; comparing whole conversations would take long. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ExplorerCase one && one.question == question && one.system == system;
    }

    @Override
    public int hashCode() {
        return 31 * question + system;
    }
}
