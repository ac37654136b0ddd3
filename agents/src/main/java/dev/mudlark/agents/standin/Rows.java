package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.*;
import dev.mudlark.agents.standin.Reading.Unit;
import java.util.*;
import java.util.regex.*;

/** Rows of tables as they were read, and the look-up a question asks for. */
final class Rows {

    private static final double SURE = 10;

    private Rows() {}

    /** The look-up by the values of a row that a question names, when it asks for more of that row; else empty. */
    static ObjectNode lookup(Evidence evidence) {
        ObjectNode lookup = JsonNodeFactory.instance.objectNode();
        double most = 0;
        for (Unit unit : evidence.units) {
            Map<String, String> named = new LinkedHashMap<>();
            Set<String> select = new LinkedHashSet<>();
            double fit = evidence.best.indexOf(unit) == 0 ? SURE : 0;
            boolean ranks = Cues.in(evidence.question, "wants most") || Cues.in(evidence.question, "wants least");
            boolean more = Cues.in(evidence.question, "wants row");
            for (MatchResult cell :
                    unit.doc().indexOf('#') > 0 ? Cues.all(unit.text(), "cell") : List.<MatchResult>of()) {
                String value = cell.group(2).strip();
                boolean asked = asked(cell, evidence) > 0;
                boolean names = value.length() > (asked ? 0 : 2) && contains(evidence.question, value, asked);
                fit += names ? value.length() + (asked || value.contains(" ") ? SURE : 0) : 0;
                more |= asked && !names;
                named.putAll(names ? Map.of(cell.group(1), value) : Map.of());
                select.addAll(asked || names || select.size() < 2 ? List.of(cell.group(1)) : List.of());
            }
            List<String> values = List.copyOf(named.values());
            named.values().removeIf(v -> values.stream().anyMatch(longer -> longer.contains(v) && !longer.equals(v)));
            Set<String> said = Cues.stems(values.toString());
            fit += !evidence.names.isEmpty() && said.containsAll(evidence.names) ? SURE : 0;
            if (fit > most
                    && more
                    && (ranks || !named.isEmpty())
                    && (fit >= SURE || Cues.in(evidence.question, "wants row"))) {
                most = fit;
                named.forEach(lookup.put("limit", ranks ? 500 : 20).putObject("where")::put);
                select.forEach(lookup.putArray("select")::add);
            }
        }
        return lookup;
    }

    private static double asked(MatchResult cell, Evidence evidence) {
        return Cues.stems(cell.group(1)).stream()
                .mapToDouble(evidence::weight)
                .max()
                .orElse(0);
    }

    private static boolean contains(String text, String value, boolean anyCase) {
        String whole = "(?<![\\p{L}\\p{N}_])" + Pattern.quote(value) + "(?![\\p{L}\\p{N}_]|[.-]\\p{N})";
        return Pattern.compile(anyCase ? "(?iu)" + whole : whole).matcher(text).find();
    }

    /** The row with the most or least of what is asked for, or all rows. */
    static List<Unit> ranked(Evidence evidence) {
        List<Unit> rows = new ArrayList<>();
        String best = "";
        boolean least = Cues.in(evidence.question, "wants least");
        for (Unit row : least || Cues.in(evidence.question, "wants most") ? evidence.rows : List.<Unit>of()) {
            List<MatchResult> cells = new ArrayList<>(Cues.all(row.text(), "ranked cell"));
            cells.removeIf(cell -> asked(cell, evidence) == 0);
            for (MatchResult cell : cells.isEmpty()
                    ? cells
                    : Evidence.highest(cells, c -> asked(c, evidence)).subList(0, 1)) {
                String padded = cell.group(2).contains("-") ? cell.group(2) : padded(cell.group(2));
                if (best.isEmpty() || (least ? padded.compareTo(best) < 0 : padded.compareTo(best) > 0)) {
                    best = padded;
                    rows.add(0, row);
                }
            }
        }
        return rows.isEmpty() ? evidence.rows : rows.subList(0, 1);
    }

    private static String padded(String number) {
        return String.format(Locale.ROOT, "%020.6f", Double.valueOf(number));
    }

    /** The column of figures that the question asks about, in the rows that were looked up. */
    static List<String> figures(Evidence evidence) {
        List<MatchResult> cells = new ArrayList<>();
        evidence.rows.forEach(row -> cells.addAll(Cues.all(row.text(), "figure cell")));
        cells.removeIf(cell -> asked(cell, evidence) == 0);
        List<MatchResult> best = Evidence.highest(cells, cell -> asked(cell, evidence));
        cells.removeIf(cell -> !cell.group(1).equals(best.getFirst().group(1)));
        return cells.stream().map(cell -> cell.group(2)).toList();
    }
}
