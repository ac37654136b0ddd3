package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.*;
import dev.mudlark.agents.standin.Reading.Unit;
import java.util.*;
import java.util.regex.*;

/** Rows of tables as they were read, and the look-up a question asks for. */
final class Rows {

    private static final double SURE = 10;

    /** The look-up by the values of a row that a question names, when it asks for more of that row; else empty. */
    static ObjectNode lookup(Evidence evidence) {
        ObjectNode lookup = JsonNodeFactory.instance.objectNode();
        boolean cue = Cues.in(evidence.question, "wants row");
        boolean ranks = Cues.in(evidence.question, "wants least") || Cues.in(evidence.question, "wants most");
        double most = 0;
        for (Unit unit : evidence.units) {
            Map<String, String> named = new LinkedHashMap<>();
            Set<String> select = new LinkedHashSet<>();
            double fit = evidence.best.indexOf(unit) == 0 ? SURE : ranks ? 1 : 0;
            boolean more = cue;
            for (MatchResult cell : Cues.all(unit.doc().indexOf('#') > 0 ? unit.text() : "", "cell")) {
                String value = cell.group(2).strip();
                boolean asked = asked(cell, evidence) > 0;
                boolean names = value.length() > (asked ? 0 : 2) && contains(evidence.question, value, asked);
                fit += names ? value.length() + (asked || value.contains(" ") ? SURE : 0) : 0;
                more |= asked && !names;
                named.putAll(names ? Map.of(cell.group(1), value) : Map.of());
                select.addAll(asked || names || select.size() < 2 ? List.of(cell.group(1)) : List.of());
            }
            if (fit > most && more && (ranks || !named.isEmpty()) && (fit >= SURE || cue || ranks)) {
                most = fit;
                named.forEach(lookup.put("limit", ranks ? 200 : 20).putObject("where")::put);
                select.forEach(lookup.putArray("select")::add);
            }
        }
        return lookup;
    }

    private static double asked(MatchResult cell, Evidence evidence) {
        Set<String> stems = Cues.stems(cell.group(1));
        return stems.stream().mapToDouble(evidence::weight).sum();
    }

    private static boolean contains(String text, String value, boolean anyCase) {
        String whole = "(?<![\\p{L}\\p{N}_])" + Pattern.quote(value) + "(?![\\p{L}\\p{N}_]|[.-]\\p{N})";
        return Pattern.compile(anyCase ? "(?iu)" + whole : whole).matcher(text).find();
    }

    static List<String> figures(Evidence evidence) {
        List<MatchResult> cells = new ArrayList<>();
        evidence.rows.forEach(row -> cells.addAll(Cues.all(row.text(), "figure cell")));
        cells.removeIf(cell -> asked(cell, evidence) == 0);
        List<MatchResult> best = Evidence.highest(cells, cell -> asked(cell, evidence));
        cells.removeIf(cell -> !cell.group(1).equals(best.getFirst().group(1)));
        return cells.stream().map(cell -> cell.group(2)).toList();
    }

    /** The rows that were looked up, or the one with the most or least of what is asked. */
    static List<Unit> answers(Evidence evidence) {
        List<String> figures = figures(evidence);
        int sign = Cues.in(evidence.question, "wants least") ? 1 : Cues.in(evidence.question, "wants most") ? -1 : 0;
        Map<Double, Unit> ranked = new TreeMap<>();
        for (int i = 0; sign != 0 && i < figures.size() && figures.size() == evidence.rows.size(); i++) {
            ranked.putIfAbsent(sign * Double.parseDouble(figures.get(i).replace("-", "")), evidence.rows.get(i));
        }
        return ranked.isEmpty() ? evidence.rows : List.copyOf(ranked.values()).subList(0, 1);
    }
}
