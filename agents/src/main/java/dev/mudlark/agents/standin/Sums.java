package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.*;
import dev.mudlark.agents.scanning.Around;
import dev.mudlark.agents.standin.Evidence.Spot;
import java.util.*;
import java.util.regex.MatchResult;

/** What a question asks to compute, with figures and dates that were read. */
final class Sums {

    static String expression(Evidence evidence) {
        List<String> column = Rows.figures(evidence);
        List<MatchResult> round = Cues.all(evidence.question, "round");
        boolean stated = round.isEmpty() && Cues.in(evidence.best.getFirst().text(), "stated");
        String all = String.join(", ", column);
        String sum = "sum(" + all + ")" + (Cues.in(evidence.question, "sum L / S") ? " / " + column.size() : "");
        sum = evidence.wants("gap") ? "max(" + all + ") - min(" + all + ")" : sum;
        String plain = column.size() > 1 && evidence.wants("total") ? sum : "";
        for (String name : Cues.ALL.keySet()) {
            if (plain.isEmpty() && !stated && name.startsWith("sum ") && Cues.in(evidence.question, name)) {
                plain = over(evidence, name.substring(4));
            }
        }
        String places = round.isEmpty() ? "2" : Cues.digits(round.getFirst().group(1));
        boolean exact = plain.isEmpty() || (round.isEmpty() && !plain.contains("/"));
        return exact ? plain : "round(" + plain + ", " + places + ")";
    }

    /** Over the two figures that fit best, the larger L and the smaller S, or a quantity of the question and the best. */
    private static String over(Evidence evidence, String formula) {
        List<Spot> figures = new ArrayList<>(evidence.closest("figure", evidence.weights));
        figures.removeIf(s -> evidence.weights.containsKey(s.match().group(1)));
        figures.removeIf(s -> value(s) == 0 || s.match().end(1) < 3);
        boolean product = formula.equals("L * S");
        List<Spot> money = new ArrayList<>(product ? figures : List.of());
        money.removeIf(s -> !Cues.in(Around.before(s.unit().text(), s.match(), 6), "money"));
        List<Spot> fit = money.isEmpty() ? figures : money;
        List<Spot> top = new ArrayList<>(fit.subList(0, Math.min(product ? 1 : 30, fit.size())));
        (product && !top.isEmpty() ? Cues.all(evidence.question, "quantity") : List.<MatchResult>of())
                .forEach(own -> top.add(new Spot(top.getFirst().unit(), own, Set.of(), 0)));
        Map<String, Double> sums = new LinkedHashMap<>(Map.of("", 0.0));
        for (Spot a : top) {
            for (Spot b : top.stream().filter(b -> value(b) < value(a)).toList()) {
                String sum = formula.replace("L", Cues.digits(a.match().group(1)))
                        .replace("S", Cues.digits(b.match().group(1)));
                sums.merge(sum, fit(a, b, evidence), Math::max);
            }
        }
        return Evidence.highest(List.copyOf(sums.keySet()), sum -> sums.getOrDefault(sum, 0.0))
                .getFirst();
    }

    private static double fit(Spot a, Spot b, Evidence evidence) {
        boolean alike = Objects.equals(a.match().group(2), b.match().group(2));
        double covered = Evidence.cover(
                        a.unit(), t -> a.window().contains(t) || b.window().contains(t), evidence.weights)
                + 0.5 * Math.min(a.fit(), b.fit());
        return covered * (alike ? 1.07 : 1) * (a.unit().equals(b.unit()) ? 1.3 : 1);
    }

    private static double value(Spot spot) {
        return Double.parseDouble(Cues.digits(spot.match().group(1)));
    }

    /** The two events a span of time lies between, the event whose weekday or successor is asked for, or nothing. */
    static List<String> events(String question) {
        if (Cues.in(question, "wants span")) {
            List<String> events = new ArrayList<>();
            Cues.all(question, "events").forEach(m -> events.addAll(List.of(m.group(1), m.group(2))));
            Cues.all(question, "event aside").forEach(m -> events.addAll(List.of(m.group(1), m.group(2))));
            events.addAll(List.of(question, question));
            return events.subList(0, 2);
        }
        boolean given = Cues.in(question, "duration") || Cues.in(question, "date") || Cues.in(question, "wants term");
        boolean one = Cues.in(question, "wants weekday") || (given && Cues.in(question, "wants date"));
        return one ? List.of(question) : List.of();
    }

    static ObjectNode dates(Evidence evidence) {
        ObjectNode dates = JsonNodeFactory.instance.objectNode();
        List<String> events = events(evidence.question);
        List<MatchResult> offset = new ArrayList<>(Cues.all(evidence.question, "duration"));
        evidence.closest("duration", evidence.weights).forEach(s -> offset.add(s.match()));
        String a = events.isEmpty() ? "" : date(events.getFirst(), events.getLast(), "", evidence);
        String b = events.size() < 2 ? "" : date(events.getLast(), events.getFirst(), a, evidence);
        if (!a.isEmpty() && !b.isEmpty()) {
            dates.put("operation", "diff").put("date", a).put("other_date", b);
        } else if (!a.isEmpty() && evidence.wants("weekday")) {
            dates.put("operation", "weekday").put("date", a);
        } else if (!a.isEmpty() && !offset.isEmpty() && events.size() == 1) {
            String unit = offset.getFirst().group(2).toLowerCase(Locale.ROOT) + "s";
            int number = Integer.parseInt(Cues.digits(offset.getFirst().group(1)));
            dates.put("operation", "add").put("date", a).put(unit, number);
        }
        return dates;
    }

    /** The date that stands closest to the words of an event: those of the rest count less, names of the other not. */
    private static String date(String event, String other, String not, Evidence evidence) {
        List<String> dates = new ArrayList<>(event.contains("today") ? List.of("today") : List.of());
        Cues.all(event, "date").forEach(m -> dates.add(m.group()));
        Map<String, Double> terms = new HashMap<>();
        Set<String> aside = new HashSet<>(Cues.stems(other));
        aside.retainAll(evidence.names);
        evidence.weights.forEach((t, w) -> terms.put(t, aside.contains(t) ? 0 : 0.4 * w));
        Cues.stems(event)
                .forEach(t -> terms.put(t, evidence.weights.getOrDefault(t, 0.0) * (Cues.in(t, "number") ? 2 : 1)));
        evidence.closest("date", terms).forEach(s -> dates.add(s.match().group()));
        dates.removeIf(not::equals);
        return dates.isEmpty() ? "" : dates.getFirst();
    }
}
