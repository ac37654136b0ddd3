package dev.mudlark.agents.standin;

import dev.mudlark.agents.standin.Reading.Unit;
import java.util.*;
import java.util.function.ToDoubleFunction;
import java.util.regex.MatchResult;

/** What was read, weighed against what is asked. */
final class Evidence {

    private static final int MOST_CHARACTERS = 480;

    /** A piece of a unit, such as a date or a figure, and the stems that stand close to it. */
    record Spot(Unit unit, MatchResult match, Set<String> window) {}

    final String question;
    final List<Unit> units;
    final List<Unit> rows;
    final Set<String> names = new HashSet<>();
    final Map<String, Double> weights = new HashMap<>();
    final List<Unit> best = new ArrayList<>();
    private final String wanted;

    Evidence(Reading reading) {
        question = reading.question;
        units = reading.units;
        rows = units.stream()
                .filter(u -> u.tool().equals("lookup_table"))
                .limit(8)
                .toList();
        for (String word : Cues.words(question)) {
            boolean code = Cues.isIdentifier(word);
            boolean name = code || (!question.startsWith(word) && !Character.isLowerCase(word.charAt(0)));
            for (String term : code ? Set.of(Cues.stem(word)) : Cues.stems(word)) {
                long with = units.stream().filter(u -> u.stems().contains(term)).count();
                double rarity = Math.max(0.3, Math.log((units.size() + 1.5) / (with + 0.5)));
                weights.put(term, rarity * (code ? 2 : name ? 1.3 : 1));
                names.addAll(name ? Set.of(term) : Set.of());
            }
        }
        wanted = Cues.in(question, "wants number") ? "number" : Cues.in(question, "wants year") ? "year" : "any";
        chooseBest();
    }

    double weight(String term) {
        return weights.getOrDefault(term, 0.0);
    }

    /** Share of the weight of some terms, 0 to 1, that a unit has: close by, in itself, beside it, in its passage. */
    static double cover(Unit unit, Set<String> window, Map<String, Double> terms) {
        double all = 1e-9;
        double sum = 0;
        for (String term : terms.keySet()) {
            double beside = unit.near().contains(term) ? 0.55 : unit.around().contains(term) ? 0.4 : 0;
            double closeness = window.contains(term) ? 1 : unit.stems().contains(term) ? 0.8 : beside;
            sum += terms.getOrDefault(term, 0.0) * closeness;
            all += terms.getOrDefault(term, 0.0);
        }
        return sum / all;
    }

    /** All that fits a cue, what is closest to some terms first. */
    List<Spot> closest(String cue, Map<String, Double> terms) {
        List<Spot> spots = new ArrayList<>();
        for (Unit unit : units) {
            for (MatchResult m : Cues.all(unit.text(), cue)) {
                int end = Math.min(unit.text().length(), m.end() + 50);
                spots.add(new Spot(unit, m, Cues.stems(unit.text().substring(Math.max(0, m.start() - 50), end))));
            }
        }
        return highest(spots, s -> cover(s.unit(), s.window(), terms));
    }

    /** The things in the order of their scores, the highest first. */
    static <T> List<T> highest(List<T> things, ToDoubleFunction<T> score) {
        List<Map.Entry<T, Double>> scored = new ArrayList<>();
        things.forEach(t -> scored.add(Map.entry(t, -score.applyAsDouble(t))));
        scored.sort(Map.Entry.comparingByValue());
        return scored.stream().map(Map.Entry::getKey).toList();
    }

    private double score(Unit unit, Map<String, Double> terms) {
        boolean fits = Cues.all(unit.text(), wanted).stream()
                .anyMatch(m -> wanted.equals("any") || !question.contains(m.group()));
        double shape =
                (fits ? 1 : 0.7) * (unit.stems().size() < 3 ? 0.6 : 1) * (1 - 0.002 * Math.min(unit.rank(), 100));
        return cover(unit, unit.stems(), terms)
                * shape
                * terms.values().stream().mapToDouble(w -> w).sum();
    }

    /** The units that answer best together, best first: what one has covered counts less for the next. */
    private void chooseBest() {
        Map<String, Double> terms = new HashMap<>(weights);
        double least = 0;
        for (int length = 0; length < MOST_CHARACTERS && best.size() < units.size(); ) {
            Unit next =
                    highest(units, u -> best.contains(u) ? -1 : score(u, terms)).getFirst();
            length += best.isEmpty() ? 0 : next.text().length();
            if (score(next, terms) < least || length >= MOST_CHARACTERS) {
                return;
            }
            least = Math.max(least, 0.5 * score(next, terms));
            best.add(next);
            next.stems().forEach(term -> terms.computeIfPresent(term, (t, w) -> 0.3 * weight(t)));
        }
    }

    /** True when much of what is asked was read nowhere, or its names do not stand where the best answer does. */
    boolean isThin() {
        Set<String> unread = new HashSet<>(weights.keySet());
        units.forEach(u -> unread.removeAll(u.around()));
        Set<String> apart = new HashSet<>(names);
        best.stream()
                .limit(1)
                .forEach(u ->
                        apart.removeIf(n -> u.stems().contains(n) || u.near().contains(n)));
        return Math.max(share(apart), share(unread)) > 0.42;
    }

    private double share(Set<String> terms) {
        return terms.stream().mapToDouble(this::weight).sum()
                / weights.values().stream().mapToDouble(w -> w).sum();
    }

    /** What a unit says, with what its colon announces; the sentence after the best goes with it. */
    String text(Unit unit, boolean first) {
        StringBuilder text = new StringBuilder(unit.text());
        int last = unit.rank() + (unit.text().endsWith(":") ? 12 : first ? 1 : 0);
        for (int i = unit.rank() + 1; i <= last && i < units.size() && text.length() < MOST_CHARACTERS / 2; i++) {
            text.append(
                    units.get(i).doc().equals(unit.doc()) ? " " + units.get(i).text() : "");
        }
        return text.toString();
    }
}
