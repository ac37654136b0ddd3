package dev.mudlark.agents.standin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Rows of tables as they were read, and the look-up a question asks for. */
final class Rows {

    private static final Pattern CUE = Pattern.compile("(?i).*\\b(?:table|column|row|csv|spreadsheet|listed?)\\b.*");
    private static final Pattern BETWEEN_CELLS = Pattern.compile("; ");

    private Rows() {}

    static Optional<ObjectNode> lookup(Reading reading, Evidence evidence) {
        boolean cue = CUE.matcher(evidence.question.text()).matches();
        List<Unit> best = evidence.best();
        boolean top = !best.isEmpty() && best.getFirst().isRow();
        if (!cue && !top) {
            return Optional.empty();
        }
        ObjectNode where = JsonNodeFactory.instance.objectNode();
        int most = 0;
        for (Unit unit : evidence.units) {
            if (unit.isRow()) {
                Map<String, String> named = named(cells(unit.text()), evidence.question);
                int length = named.values().stream().mapToInt(String::length).sum();
                if (length > most) {
                    most = length;
                    where.removeAll();
                    named.forEach(where::put);
                }
            }
        }
        return most == 0 ? Optional.empty() : Optional.of(where);
    }

    /** The cells whose whole value stands in the question. */
    private static Map<String, String> named(Map<String, String> cells, Question question) {
        Map<String, String> named = new LinkedHashMap<>();
        String text = " " + question.text().toLowerCase(Locale.ROOT) + " ";
        cells.forEach((column, value) -> {
            boolean asked = Words.stems(column).stream().anyMatch(question.terms()::contains);
            if (contains(text, value.toLowerCase(Locale.ROOT)) && (asked || value.length() > 2)) {
                named.put(column, value);
            }
        });
        named.values().removeIf(v -> named.values().stream().anyMatch(other -> !other.equals(v) && other.contains(v)));
        return named;
    }

    private static boolean contains(String text, String value) {
        return !value.isBlank()
                && Pattern.compile("(?<![\\p{L}\\p{N}_])" + Pattern.quote(value) + "(?![\\p{L}\\p{N}_]|[.-]\\p{N})")
                        .matcher(text)
                        .find();
    }

    /** {@code column: value} pairs. */
    static Map<String, String> cells(String row) {
        Map<String, String> cells = new LinkedHashMap<>();
        String last = "";
        for (String part : BETWEEN_CELLS.split(row.substring(row.startsWith("(") ? row.indexOf(") ") + 2 : 0))) {
            int colon = part.indexOf(": ");
            if (colon < 0) {
                cells.computeIfPresent(last, (k, v) -> v + "; " + part);
            } else {
                last = part.substring(0, colon);
                cells.put(last, part.substring(colon + 2));
            }
        }
        return cells;
    }
}
