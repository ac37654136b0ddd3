package dev.mudlark.bench.report.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which cases fit on the page: the most severe first, systems in turn. */
final class CaseSelection {

    private final Map<FaultyCase.Key, String> chosen = new HashMap<>();

    private CaseSelection() {}

    /**
     * Chooses until the room is used up.
     *
     * @param cases by system, within one the most severe first
     * @param room bytes
     */
    static CaseSelection of(List<FaultyCase> cases, int room) {
        CaseSelection selection = new CaseSelection();
        int left = room;
        for (FaultyCase next : inTurn(cases)) {
            String html = next.html();
            int size = html.getBytes(StandardCharsets.UTF_8).length;
            if (size > left) {
                break;
            }
            selection.chosen.put(next.key(), html);
            left -= size;
        }
        return selection;
    }

    /** The case as HTML; empty when it is left out. */
    Optional<String> html(FaultyCase one) {
        return Optional.ofNullable(chosen.get(one.key()));
    }

    private static List<FaultyCase> inTurn(List<FaultyCase> cases) {
        Map<String, Integer> turns = new HashMap<>();
        Map<FaultyCase.Key, Integer> turn = new HashMap<>();
        cases.forEach(one -> turn.put(one.key(), turns.merge(row(one), 1, Integer::sum)));
        List<FaultyCase> ordered = new ArrayList<>(cases);
        ordered.sort(java.util.Comparator.comparing(FaultyCase::failure)
                .thenComparing(one -> java.util.Objects.requireNonNull(turn.get(one.key()))));
        return ordered;
    }

    private static String row(FaultyCase one) {
        return one.failure().name() + ' ' + one.attempt().system().name();
    }
}
