package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.*;
import dev.mudlark.agents.scanning.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;

/** Rows of tables as they were read, and the look-up a question asks for. */
final class Rows {

    /** The look-up by the values that a question names, in the row or the table that fits best; else empty. */
    static ObjectNode lookup(Evidence evidence) {
        ObjectNode lookup = JsonNodeFactory.instance.objectNode();
        boolean ranks = evidence.wants("least") || evidence.wants("most");
        boolean many = ranks || evidence.wants("total");
        Function<Unit, String> table = u -> many ? u.doc().substring(0, u.doc().indexOf('#')) : u.doc();
        Map<String, List<Unit>> groups = evidence.units.stream()
                .filter(u -> u.doc().indexOf('#') > 0)
                .collect(Collectors.groupingBy(table, LinkedHashMap::new, Collectors.toList()));
        String known = evidence.asked + codes(evidence);
        double most = 0;
        for (List<Unit> group : groups.values()) {
            Map<String, String> where = new LinkedHashMap<>();
            Set<String> select = new LinkedHashSet<>();
            Set<String> asks = new HashSet<>();
            for (MatchResult cell : cells(group, "cell")) {
                boolean asked = evidence.asks(cell.group(1)) > 0;
                String value = names(cell.group(2).strip(), asked, known);
                where.merge(cell.group(1), value, (a, b) -> a.contains(b) ? a : b.contains(a) ? b : "\n");
                asks.addAll(asked ? Set.of(cell.group(1)) : Set.of());
                select.addAll(asked || !value.isEmpty() || select.size() < 2 ? List.of(cell.group(1)) : List.of());
            }
            Set<String> values = Set.copyOf(where.values());
            where.values()
                    .removeIf(v -> !Cues.in(v, "any")
                            || values.stream().anyMatch(o -> !o.equalsIgnoreCase(v) && WholeWords.in(o, v, true)));
            boolean top = group.contains(evidence.best.getFirst());
            boolean key = Cues.in(where.values().toString(), "sure") || !Collections.disjoint(asks, where.keySet());
            boolean code = where.values().stream().anyMatch(v -> !WholeWords.in(evidence.question, v, true));
            double fit = (code ? 3 : 0) + (top ? 10 : 0) + evidence.asks(where.values() + " " + asks);
            asks.removeAll(where.keySet());
            boolean sure = many ? fit > 0.13 * evidence.sum(t -> true) : top || key || code;
            boolean cue = evidence.wants("row");
            if (fit > most && (cue || sure) && (cue || !asks.isEmpty()) && (ranks || !where.isEmpty())) {
                most = fit;
                where.forEach(lookup.put("limit", many ? 200 : 20).putObject("where")::put);
                select.forEach(lookup.putArray("select")::add);
            }
        }
        return lookup;
    }

    private static List<MatchResult> cells(List<Unit> rows, String cue) {
        return rows.stream().flatMap(row -> Cues.all(row.text(), cue).stream()).collect(Collectors.toList());
    }

    /** The value of a cell when the text names it, in any form of its words if it is made of plain words, or nothing. */
    private static String names(String value, boolean asked, String known) {
        if (value.length() <= (asked ? 0 : 2) || Cues.stems(value).isEmpty()) {
            return "";
        }
        boolean plain = Cues.in(value, "plain") && Cues.stems(known).containsAll(Cues.stems(value));
        return plain || WholeWords.in(known, value, asked) ? value : "";
    }

    /** Codes that were read beside names of the question. */
    static String codes(Evidence evidence) {
        List<MatchResult> found = cells(evidence.units, "code");
        found.addAll(cells(evidence.units, "key"));
        found.removeIf(m -> !WholeWords.in(evidence.question, m.group("name"), false));
        return found.stream().map(m -> "; " + m.group("code")).distinct().collect(Collectors.joining());
    }

    /** Patterns for cells that hold what a text names, and for codes behind it, when the question asks about many things. */
    static List<String> probes(Evidence evidence, String text) {
        List<String> values = new ArrayList<>();
        Cues.all(text, "phrase").forEach(m -> values.add(m.group()));
        Cues.words(text).forEach(w -> values.add(Character.isUpperCase(w.charAt(0)) ? w : Cues.stem(w)));
        values.replaceAll(v -> ": \\Q" + v + "\\E\\w{0,4}(;|$)"
                + (Character.isUpperCase(v.charAt(0)) ? "|\\b\\Q" + v + "\\E\\w{0,4} \\(`" : ""));
        long most = evidence.wants("total") || evidence.wants("cells") ? 12 : 0;
        return values.stream().distinct().limit(most).toList();
    }

    static List<String> figures(Evidence evidence) {
        List<MatchResult> cells = cells(evidence.rows, evidence.wants("total") ? "number cell" : "figure cell");
        cells.removeIf(cell -> evidence.calls.stream()
                .anyMatch(c -> c.arguments().path("where").has(cell.group(1))));
        cells.removeIf(cell -> evidence.asks(cell.group(1)) == 0);
        List<MatchResult> best = Evidence.highest(cells, cell -> evidence.asks(cell.group(1)));
        cells.removeIf(cell -> !cell.group(1).equals(best.getFirst().group(1)));
        return cells.stream().map(cell -> cell.group(2).replace("-", "")).toList();
    }

    /** The rows that were looked up, or the one with the most or least of what is asked. */
    static List<Unit> answers(Evidence evidence) {
        List<String> figures = figures(evidence);
        int sign = evidence.wants("least") ? 1 : evidence.wants("most") ? -1 : 0;
        List<Unit> rows = evidence.rows;
        boolean ranks = sign != 0 && !rows.isEmpty() && figures.size() == rows.size();
        ToDoubleFunction<Unit> rank = r -> -sign * Double.parseDouble(figures.get(rows.indexOf(r)));
        return ranks ? Evidence.highest(rows, rank).subList(0, 1) : rows;
    }
}
