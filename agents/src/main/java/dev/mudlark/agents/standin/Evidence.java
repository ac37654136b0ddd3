package dev.mudlark.agents.standin;

import dev.mudlark.models.Message;
import java.util.*;
import java.util.function.ToDoubleFunction;
import java.util.regex.MatchResult;

/** What was read, weighed against what is asked. */
final class Evidence extends Reading {

    /** A piece of a unit, such as a date or a figure, and the stems that stand close to it. */
    record Spot(Unit unit, MatchResult match, Set<String> window, double fit) {}

    final List<Unit> best = new ArrayList<>();
    final Set<String> names = new HashSet<>();
    final Map<String, Double> weights = new HashMap<>();
    private final String wanted;

    Evidence(List<Message> messages) {
        super(messages);
        wanted = Cues.in(question, "wants number") ? "number" : Cues.in(question, "wants year") ? "year" : "any";
        for (String word : Cues.words(question)) {
            boolean code = Cues.in(word, "identifier");
            boolean name = code || (!question.startsWith(word) && !Character.isLowerCase(word.charAt(0)));
            for (String term : code ? Set.of(Cues.stem(word)) : Cues.stems(word)) {
                long with = units.stream().filter(u -> u.stems().contains(term)).count();
                double rarity = Math.max(0.3, Math.log((units.size() + 1.5) / (with + 0.5)));
                weights.put(term, rarity * (code ? 2 : name ? 1.3 : 1));
                names.addAll(name ? Set.of(term) : Set.of());
            }
        }
        chooseBest(new HashMap<>(weights));
        best.addAll(best.isEmpty() ? List.of(new Unit("", "", Set.of(), Set.of(), Set.of(), "", 0)) : List.of());
    }

    /** The units that answer best together, best first: what one has covered counts less for the next. */
    private void chooseBest(Map<String, Double> terms) {
        double least = 0;
        for (int length = 0; length < 560 && best.size() < units.size(); ) {
            Unit next =
                    highest(units, u -> best.contains(u) ? -1 : score(u, terms)).getFirst();
            length += best.isEmpty() ? 300 : next.text().length();
            if (score(next, terms) < least || length >= 560) {
                return;
            }
            least = Math.max(least, 0.5 * score(next, terms));
            best.add(next);
            next.stems().forEach(term -> terms.computeIfPresent(term, (t, w) -> 0.3 * weight(t)));
        }
    }

    private double score(Unit unit, Map<String, Double> terms) {
        List<MatchResult> fits = new ArrayList<>(Cues.all(unit.text(), wanted));
        fits.removeIf(m -> question.contains(m.group()) && !wanted.equals("any"));
        double shape = (fits.isEmpty() ? 0.7 : 1) * (unit.stems().size() < 3 ? 0.6 : 1);
        return cover(unit, unit.stems(), terms) * shape * (1 - 0.002 * Math.min(unit.rank(), 100));
    }

    /** The weight of those of some terms that a unit has: all of it close by, less in itself, beside it, around it. */
    static double cover(Unit unit, Set<String> window, Map<String, Double> terms) {
        double sum = 0;
        for (String term : terms.keySet()) {
            double beside = unit.near().contains(term) ? 0.55 : unit.around().contains(term) ? 0.4 : 0;
            double share = window.contains(term) ? 1 : unit.stems().contains(term) ? 0.8 : beside;
            sum += share * terms.getOrDefault(term, 0.0);
        }
        return sum;
    }

    double weight(String term) {
        return weights.getOrDefault(term, 0.0);
    }

    List<Spot> closest(String cue, Map<String, Double> terms) {
        List<Spot> spots = new ArrayList<>();
        for (Unit unit : units) {
            for (MatchResult m : Cues.all(unit.text(), cue)) {
                int from = Math.max(Math.max(0, m.start() - 50), unit.text().lastIndexOf(';', m.start()) + 1);
                int to = Math.min((unit.text() + ";").indexOf(';', m.end()), m.end() + 50);
                Set<String> window = Cues.stems(unit.text().substring(from, to));
                spots.add(new Spot(unit, m, window, cover(unit, window, terms)));
            }
        }
        return highest(spots, Spot::fit);
    }

    static <T> List<T> highest(List<T> things, ToDoubleFunction<T> score) {
        List<Map.Entry<T, Double>> scored = new ArrayList<>();
        things.forEach(t -> scored.add(Map.entry(t, -score.applyAsDouble(t))));
        scored.sort(Map.Entry.comparingByValue());
        return scored.stream().map(Map.Entry::getKey).toList();
    }

    /** True when names, the first word or much of what is asked stands apart from the best unit or was read nowhere. */
    boolean isThin() {
        Unit top = best.getFirst();
        String first = Cues.stem(Cues.words(question + " x").getFirst());
        double all = 0;
        double apart = 0;
        double unread = 0;
        for (String term : weights.keySet()) {
            all += weight(term);
            boolean near = top.stems().contains(term) || top.near().contains(term);
            apart += near || !names.contains(term) ? 0 : weight(term);
            unread += units.stream().anyMatch(u -> u.around().contains(term)) ? 0 : weight(term);
        }
        return apart > 0.42 * all
                || unread > 0.48 * all
                || (best.stream().noneMatch(u -> u.around().contains(first)) && weight(first) > 0.2 * all);
    }

    String text(Unit unit) {
        StringBuilder text = new StringBuilder(unit.text());
        boolean first = best.indexOf(unit) == 0 && rows.isEmpty();
        for (int i = unit.rank() + 1; first && i < units.size() && text.length() < 300; i++) {
            text.append(
                    units.get(i).doc().equals(unit.doc()) ? " " + units.get(i).text() : "");
        }
        return text + " [" + unit.doc() + "]";
    }
}
