package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.*;
import java.util.regex.MatchResult;

/** Dates in texts, the events they belong to, and what a question asks about them. */
final class Days {

    private Days() {}

    /** The two events a span of time lies between, the event whose weekday or successor is asked for, or nothing. */
    static List<String> events(String question) {
        if (Cues.in(question, "wants span")) {
            List<MatchResult> pairs = new ArrayList<>(Cues.all(question, "events"));
            pairs.addAll(Cues.all(question, "event aside"));
            return pairs.isEmpty()
                    ? List.of(question, question)
                    : List.of(pairs.getFirst().group(1), pairs.getFirst().group(2));
        }
        boolean given = Cues.in(question, "duration") || Cues.in(question, "date");
        return Cues.in(question, "wants weekday") || (given && Cues.in(question, "wants date"))
                ? List.of(question)
                : List.of();
    }

    /** Fills in the date calculation that a question asks for, when the dates for it were read. */
    static void calculate(Evidence evidence, ObjectNode call) {
        List<String> events = events(evidence.question);
        for (String a : events.isEmpty() ? events : date(events.getFirst(), events.getLast(), "", evidence)) {
            List<MatchResult> offset = new ArrayList<>(Cues.all(evidence.question, "duration"));
            evidence.closest("duration", evidence.weights).forEach(s -> offset.add(s.match()));
            if (events.size() == 2) {
                for (String b : date(events.getLast(), events.getFirst(), a, evidence)) {
                    boolean forward = a.equals("today") || a.compareTo(b) < 0;
                    call.put("operation", "diff").put("date", forward ? a : b).put("other_date", forward ? b : a);
                }
            } else if (Cues.in(evidence.question, "wants weekday")) {
                call.put("operation", "weekday").put("date", a);
            } else if (!offset.isEmpty()) {
                String unit = Cues.lower(offset.getFirst().group(2)) + "s";
                call.put("operation", "add")
                        .put("date", a)
                        .put(unit, Cues.number(offset.getFirst().group(1)));
            }
        }
    }

    /** The date that stands closest to the words of an event: those of the rest count less, names of the other not. */
    private static List<String> date(String event, String other, String not, Evidence evidence) {
        List<String> own = Cues.all(event, "date").stream().map(Days::iso).toList();
        if (!own.isEmpty() || event.contains("today")) {
            return own.isEmpty() ? List.of("today") : own.subList(0, 1);
        }
        Map<String, Double> terms = new HashMap<>();
        Set<String> mine = Cues.stems(event);
        Set<String> theirs = Cues.stems(other);
        theirs.retainAll(evidence.names);
        evidence.weights.forEach((t, w) ->
                terms.put(t, mine.contains(t) ? (Cues.in(t, "number") ? 2 * w : w) : theirs.contains(t) ? 0 : 0.4 * w));
        List<String> dates = new ArrayList<>();
        evidence.closest("date", terms).forEach(s -> dates.add(iso(s.match())));
        dates.removeIf(not::equals);
        return dates.subList(0, Math.min(1, dates.size()));
    }

    private static String iso(MatchResult m) {
        int month = m.group(5) != null ? 5 : 7;
        if (m.group(month) == null) {
            return m.group();
        }
        int number = "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(Cues.lower(m.group(month))) / 3 + 1;
        int day = Integer.parseInt(m.group(month == 5 ? 4 : 8));
        return String.format(Locale.ROOT, "%s-%02d-%02d", m.group(month == 5 ? 6 : 9), number, day);
    }
}
