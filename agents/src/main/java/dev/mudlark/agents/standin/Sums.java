package dev.mudlark.agents.standin;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Arithmetic that a question asks for, and the figures it is done with. */
enum Sums {
    CHANGE("(?=.*(?:percent|%))(?=.*\\b(?:shr[aiu]nk|gr[oe]w|increas|decreas|r[io]s[ei]|f[ae]ll|drop|reduc|declin)).*"),
    SHARE(".*(?:percent|%|\\b(?:share|proportion|fraction)\\b).*"),
    AVERAGE(".*\\b(?:average|mean)\\b.*"),
    RATIO(".*\\b(?:ratio|how many times|times (?:as|more|larger|faster|higher)|factor)\\b.*"),
    DIFFERENCE(
            ".*\\b(?:how (?:much|many) (?:\\w+ )?(?:more|less|fewer|longer|larger|higher|faster|cheaper)|difference|by how (?:much|many))\\b.*"),
    REST(".*\\bhow (?:many|much)\\b.*\\b(?:not|remain\\w*|left)\\b.*"),
    TOTAL(".*\\b(?:altogether|together|combined|in total|sum)\\b.*"),
    PRODUCT(
            ".*\\b(?:how (?:many|much)|what (?:would|does|do|will|is))\\b.*\\b(?:cost|pay|price|credit|charge\\w*|fee)\\b.*");

    private static final Pattern FALL = Pattern.compile("(?i)\\b(?:shr|decr|f[ae]ll|drop|reduc|declin)");
    private static final Pattern ROUND = Pattern.compile("(?i)\\bround(?:ed)?\\b.*?\\b(\\w+) (?:decimal|digit|place)");
    private static final Pattern FIGURE = Pattern.compile(
            "(?<![\\p{L}\\p{N}_.#-]|[\\p{L}]/)(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?![\\p{N}_]|[.,:-]\\d|-\\p{L}|st\\b|nd\\b|rd\\b|th\\b)(?: ?(%|[\\p{L}]+))?");
    private static final Pattern URL = Pattern.compile("https?://\\S+|\\[#?\\w+\\]_?");
    private static final List<String> DIGITS = List.of("zero", "one", "two", "three", "four", "five", "six");

    private final Pattern cue;

    Sums(String cue) {
        this.cue = Pattern.compile("(?is)" + cue);
    }

    /** A figure as it was read, with the words around it. */
    record Figure(String digits, String kind, Unit unit, Set<String> window) {
        BigDecimal value() {
            return new BigDecimal(digits);
        }
    }

    static Optional<Sums> asked(String question) {
        return List.of(values()).stream()
                .filter(s -> s.cue.matcher(question).matches())
                .findFirst();
    }

    /** The expression that answers the question, when the figures for it were read. */
    static Optional<String> expression(Evidence evidence) {
        String question = evidence.question.text();
        Optional<Sums> asked = asked(question);
        if (asked.isEmpty()) {
            return Optional.empty();
        }
        Matcher round = ROUND.matcher(question);
        boolean rounds = round.find();
        if (!rounds && asked.get().isStated(evidence)) {
            return Optional.empty();
        }
        Optional<String> expression = asked.get().over(figures(evidence), evidence);
        int digits = rounds
                ? Math.max(
                        DIGITS.indexOf(round.group(1)),
                        Character.isDigit(round.group(1).charAt(0)) ? Integer.parseInt(round.group(1)) : 0)
                : 2;
        return expression.map(e -> rounds || e.contains("/") ? "round(" + e + ", " + digits + ")" : e);
    }

    private boolean isStated(Evidence evidence) {
        if (evidence.units.isEmpty()) {
            return true;
        }
        String best = evidence.best().getFirst().text();
        return switch (this) {
            case CHANGE, SHARE -> best.contains("%") || best.contains("percent");
            case AVERAGE, TOTAL, DIFFERENCE, RATIO -> cue.matcher(best).matches();
            case REST -> false;
            case PRODUCT -> figuresIn(evidence.question.text()).isEmpty();
        };
    }

    private Optional<String> over(List<Figure> figures, Evidence evidence) {
        Figure a = null;
        Figure b = null;
        double most = 0;
        for (int i = 0; i < figures.size(); i++) {
            for (int j = i + 1; j < figures.size(); j++) {
                double fit = fit(figures.get(i), figures.get(j), evidence);
                if (fit > most) {
                    most = fit;
                    a = figures.get(i);
                    b = figures.get(j);
                }
            }
        }
        if (a == null || b == null) {
            return Optional.empty();
        }
        boolean ordered = a.value().compareTo(b.value()) > 0;
        String large = (ordered ? a : b).digits();
        String small = (ordered ? b : a).digits();
        return Optional.of(
                switch (this) {
                    case CHANGE ->
                        "(" + large + " - " + small + ") / "
                                + (FALL.matcher(evidence.question.text()).find() ? large : small)
                                + " * 100";
                    case SHARE -> small + " / " + large + " * 100";
                    case AVERAGE, RATIO -> large + " / " + small;
                    case DIFFERENCE, REST -> large + " - " + small;
                    case TOTAL -> large + " + " + small;
                    case PRODUCT -> large + " * " + small;
                });
    }

    private double fit(Figure a, Figure b, Evidence evidence) {
        if (a.value().compareTo(b.value()) == 0
                || a.value().signum() == 0
                || b.value().signum() == 0) {
            return 0;
        }
        Set<String> union = new HashSet<>(a.window());
        union.addAll(b.window());
        double words = evidence.question.terms().stream()
                        .filter(union::contains)
                        .mapToDouble(evidence::weight)
                        .sum()
                / evidence.total;
        return words
                + 0.7 * evidence.cover(a.unit(), Set.of())
                + 0.7 * evidence.cover(b.unit(), Set.of())
                + (a.unit().equals(b.unit()) ? 0.3 : 0)
                + (a.kind().equals(b.kind()) ? 0.1 : 0);
    }

    private static List<Figure> figures(Evidence evidence) {
        List<Figure> figures = new ArrayList<>();
        for (Unit unit : evidence.units) {
            String text = URL.matcher(unit.text())
                    .replaceAll(m -> " ".repeat(m.group().length()));
            for (Days.Found date : Days.in(text)) {
                text = text.substring(0, date.start())
                        + " ".repeat(date.end() - date.start())
                        + text.substring(date.end());
            }
            for (Matcher m = FIGURE.matcher(text); m.find(); ) {
                String digits = m.group(1).replace(",", "");
                String kind = m.group(2) == null ? "" : Words.stem(m.group(2));
                boolean year =
                        digits.length() == 4 && kind.isEmpty() && (digits.startsWith("19") || digits.startsWith("20"));
                if (!year && !kind.equals("%") && !evidence.question.terms().contains(m.group(1))) {
                    Set<String> window = Words.stems(
                            text.substring(Math.max(0, m.start() - 45), Math.min(text.length(), m.end() + 45)));
                    figures.add(new Figure(digits, kind, unit, window));
                }
            }
        }
        figures.sort(java.util.Comparator.comparingDouble((Figure f) -> -evidence.cover(f.unit(), Set.of())));
        return figures.subList(0, Math.min(40, figures.size()));
    }

    private static List<String> figuresIn(String text) {
        List<String> found = new ArrayList<>();
        for (Matcher m = FIGURE.matcher(text); m.find(); ) {
            found.add(m.group(1));
        }
        return found;
    }
}
