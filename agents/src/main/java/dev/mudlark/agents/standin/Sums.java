package dev.mudlark.agents.standin;

import dev.mudlark.agents.standin.Evidence.Spot;
import java.util.*;
import java.util.regex.MatchResult;

/** Arithmetic that a question asks for, with the larger figure L and the smaller S, as cues.txt lists it. */
final class Sums {

    private Sums() {}

    /** The expression that answers the question; empty when none is asked for or its figures were not read. */
    static String expression(Evidence evidence) {
        String question = evidence.question;
        boolean rounds = Cues.in(question, "round");
        List<String> column = Rows.figures(evidence);
        boolean stated = evidence.best.isEmpty()
                || (!rounds && Cues.in(evidence.best.getFirst().text(), "stated"));
        String plain = "";
        for (String formula : Cues.names("sum ")) {
            if (plain.isEmpty() && Cues.in(question, "sum " + formula)) {
                plain = column.size() > 1 ? down(column, formula) : stated ? " " : over(evidence, formula);
            }
        }
        plain = column.size() > 1 && Cues.in(question, "column total") ? down(column, "L + S") : plain.strip();
        int places = rounds ? Cues.number(Cues.all(question, "round").getFirst().group(1)) : 2;
        return plain.isEmpty() || !(rounds || plain.contains("/")) ? plain : "round(" + plain + ", " + places + ")";
    }

    /** Over the figures of one column. */
    private static String down(List<String> column, String formula) {
        String all = String.join(", ", column);
        String sum = "(" + String.join(" + ", column) + ")";
        return formula.equals("L - S")
                ? "max(" + all + ") - min(" + all + ")"
                : formula.equals("L / S") ? sum + " / " + column.size() : sum;
    }

    /** Over the two figures that fit best, or over a quantity that only the question names and the best figure. */
    private static String over(Evidence evidence, String formula) {
        List<Spot> figures = new ArrayList<>(evidence.closest("figure", evidence.weights));
        figures.removeIf(s -> s.match().group(1) == null
                || evidence.weights.containsKey(s.match().group(1)));
        figures = figures.subList(0, Math.min(30, figures.size()));
        List<MatchResult> own = Cues.all(evidence.question, "quantity");
        if (formula.contains("L * S")) {
            return own.isEmpty() || figures.isEmpty()
                    ? ""
                    : number(figures.getFirst()) + " * " + own.getFirst().group(1);
        }
        String best = "";
        double most = 0;
        for (Spot a : figures) {
            for (Spot b : figures) {
                double fit = Double.parseDouble(number(a)) > Double.parseDouble(number(b)) ? fit(a, b, evidence) : 0;
                best = fit > most ? formula.replace("L", number(a)).replace("S", number(b)) : best;
                most = Math.max(most, fit);
            }
        }
        return best;
    }

    private static double fit(Spot a, Spot b, Evidence evidence) {
        Set<String> union = new HashSet<>(a.window());
        union.addAll(b.window());
        double first = Evidence.cover(a.unit(), a.window(), evidence.weights);
        double second = Evidence.cover(b.unit(), b.window(), evidence.weights);
        double alike = Objects.equals(a.match().group(2), b.match().group(2)) ? 0.1 : 0;
        double together = a.unit().equals(b.unit()) ? 0.15 : 0;
        return Evidence.cover(a.unit(), union, evidence.weights) + 0.5 * Math.min(first, second) + alike + together;
    }

    private static String number(Spot spot) {
        return spot.match().group(1).replace(",", "");
    }
}
