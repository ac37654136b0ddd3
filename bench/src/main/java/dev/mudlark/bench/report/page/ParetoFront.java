package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;

/** Which systems nobody beats: no other scores as high for less, or higher for as little. */
final class ParetoFront {

    private ParetoFront() {}

    /** Those of the front, in the order of the run; systems without a score or a cost are not on it. */
    static List<SystemInfo> of(Report report) {
        List<Place> places = report.run().systems().stream()
                .flatMap(system -> Place.of(report, system).stream())
                .toList();
        return places.stream()
                .filter(place -> places.stream().noneMatch(other -> other.beats(place)))
                .map(Place::system)
                .toList();
    }

    /**
     * Where a system stands.
     *
     * @param system who
     * @param score mean answer score on all questions
     * @param cost mean cost of a question in US dollars
     */
    record Place(SystemInfo system, double score, double cost) {

        static java.util.Optional<Place> of(Report report, SystemInfo system) {
            Summary summary = report.summary(system, Subset.ALL);
            var score = summary.value("answer_score").value();
            var cost = summary.value("cost_per_question").value();
            return score.isEmpty() || cost.isEmpty()
                    ? java.util.Optional.empty()
                    : java.util.Optional.of(new Place(system, score.getAsDouble(), cost.getAsDouble()));
        }

        boolean beats(Place other) {
            return score >= other.score && cost <= other.cost && (score > other.score || cost < other.cost);
        }
    }
}
