package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.agents.standin.Reading.Unit;
import java.util.*;
import java.util.function.BiConsumer;
import java.util.regex.*;

/** Rows of tables as they were read, and the look-up a question asks for. */
final class Rows {

    private static final double SURE = 10;

    private Rows() {}

    /** Looks up the values of a row that a question names, when it asks for more of that row. */
    static void lookup(Evidence evidence, BiConsumer<String, ObjectNode> call) {
        boolean cue = Cues.in(evidence.question, "wants row");
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("limit", 20);
        double most = 0;
        for (Unit unit : evidence.units) {
            Map<String, String> cells = unit.doc().indexOf('#') > 0 ? cells(unit) : Map.of();
            Map<String, String> named = new LinkedHashMap<>();
            double fit = name(cells, evidence, named) + (evidence.best.indexOf(unit) == 0 ? SURE : 0);
            List<String> others = new ArrayList<>(cells.keySet());
            others.removeIf(c -> named.containsKey(c) || asked(c, evidence) == 0);
            if (fit > most && (cue || (!others.isEmpty() && fit >= SURE))) {
                most = fit;
                named.forEach(arguments.putObject("where")::put);
                Set<String> select =
                        new LinkedHashSet<>(cells.keySet().stream().limit(2).toList());
                select.addAll(named.keySet());
                select.addAll(others);
                select.forEach(arguments.putArray("select")::add);
            }
        }
        if (most > 0) {
            call.accept("lookup_table", arguments);
        }
    }

    /** Collects the cells whose whole value stands in the question, and says how surely they name the row. */
    private static double name(Map<String, String> cells, Evidence evidence, Map<String, String> named) {
        double fit = 0;
        for (String column : cells.keySet()) {
            String value = cells.getOrDefault(column, "");
            boolean asked = asked(column, evidence) > 0 && contains(Cues.lower(evidence.question), Cues.lower(value));
            if (asked || (value.length() > 2 && contains(evidence.question, value))) {
                named.put(column, value);
                fit += value.length() + (asked || value.contains(" ") ? SURE : 0);
            }
        }
        List<String> values = List.copyOf(named.values());
        named.values().removeIf(v -> values.stream().anyMatch(longer -> !longer.equals(v) && longer.contains(v)));
        boolean all = !evidence.names.isEmpty() && Cues.stems(values.toString()).containsAll(evidence.names);
        return fit + (all ? SURE : 0);
    }

    private static double asked(String column, Evidence evidence) {
        return Cues.stems(column).stream().mapToDouble(evidence::weight).max().orElse(0);
    }

    private static boolean contains(String text, String value) {
        String whole = "(?<![\\p{L}\\p{N}_])" + Pattern.quote(value) + "(?![\\p{L}\\p{N}_]|[.-]\\p{N})";
        return Pattern.compile(whole).matcher(text).find();
    }

    private static Map<String, String> cells(Unit row) {
        Map<String, String> cells = new LinkedHashMap<>();
        Cues.all(row.text(), "cell")
                .forEach(cell -> cells.put(cell.group(1), cell.group(2).strip()));
        return cells;
    }

    /** The column of figures that the question asks about, in the rows that were looked up. */
    static List<String> figures(Evidence evidence) {
        List<Map<String, String>> rows = evidence.rows.stream().map(Rows::cells).toList();
        Set<String> columns =
                new LinkedHashSet<>(rows.isEmpty() ? Set.of() : rows.getFirst().keySet());
        columns.removeIf(c -> asked(c, evidence) == 0);
        rows.forEach(r -> columns.removeIf(c -> !Cues.in(r.getOrDefault(c, ""), "cell figure")));
        List<String> figures = new ArrayList<>();
        List<String> best = Evidence.highest(List.copyOf(columns), c -> asked(c, evidence));
        best.stream().limit(1).forEach(c -> rows.forEach(r -> figures.add(r.getOrDefault(c, ""))));
        return figures;
    }
}
