package dev.mudlark.agents.standin;

import dev.mudlark.models.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.MatchResult;

/** What was read, weighed against what is asked. */
final class Evidence {

    /** A sentence, list item or row; the stems of it, beside it and in its passage; how many units came before. */
    record Unit(
            String doc, String text, Set<String> stems, Set<String> near, Set<String> around, String where, int rank) {}

    /** A piece of a unit, such as a date or a figure, and the stems that stand close to it. */
    record Spot(Unit unit, MatchResult match, Set<String> window, double fit) {}

    final List<Unit> units = new ArrayList<>();
    final List<Unit> rows = new ArrayList<>();
    final List<ToolCall> calls = new ArrayList<>();
    final List<String> computed = new ArrayList<>();
    String question = "";
    private final Set<String> seen = new HashSet<>();
    final List<Unit> best = new ArrayList<>();
    final Set<String> names = new HashSet<>();
    final Map<String, Double> weights = new HashMap<>();
    final String asked;

    Evidence(List<Message> messages) {
        for (Message message : messages) {
            if (message instanceof ChatMessage && question.isEmpty()) {
                int mark = message.content().lastIndexOf("Question:");
                question = message.content().substring(mark < 0 ? 0 : mark + 9).strip();
                read(message.content().substring(0, Math.max(mark, 0)), "");
            } else if (message instanceof AssistantToolCallMessage reply) {
                calls.addAll(reply.toolCalls());
            } else if (message instanceof ToolResultMessage r && !r.isError()) {
                calls.stream().filter(c -> c.id().equals(r.toolCallId())).forEach(c -> read(r.content(), c.name()));
            }
        }
        asked = question + Cues.implied(question);
        for (String word : Cues.words(asked)) {
            boolean code = Cues.in(word, "identifier");
            units.forEach(u -> u.stems().addAll(code && u.text().contains(word) ? Set.of(Cues.stem(word)) : Set.of()));
            boolean name = code || (!question.startsWith(word) && !Character.isLowerCase(word.charAt(0)));
            for (String term : code ? Set.of(Cues.stem(word)) : Cues.stems(word)) {
                long with = units.stream().filter(u -> u.stems().contains(term)).count();
                double rarity = Math.max(0.3, Math.log((units.size() + 1.5) / (with + 0.5)));
                weights.put(term, rarity * (code ? 2.5 : name ? 1.3 : 1));
                names.addAll(name ? Set.of(term) : Set.of());
            }
        }
        chooseBest(new HashMap<>(weights));
        best.addAll(best.isEmpty() ? List.of(new Unit("", "", Set.of(), Set.of(), Set.of(), "", 0)) : List.of());
    }

    private void read(String text, String tool) {
        String label = Map.of("corpus_grep", "line", "lookup_table", "row").getOrDefault(tool, "label");
        for (MatchResult m : Cues.all(text, label)) {
            String start = label.equals("line") ? "line start" : "never";
            String plain = Cues.of(start).matcher(m.group(3)).replaceAll("");
            add(m.group(1), label.equals("label") && m.group(2) != null ? m.group(2) : "", plain, tool);
        }
        computed.addAll(Cues.in(tool, "computes") ? List.of(text.replace("= -", "= ") + ". ") : List.of());
    }

    private void add(String doc, String where, String text, String tool) {
        String plain = doc.indexOf('#') > 0 ? text.strip().replace("\n", "; ") : text;
        List<String> texts = Cues.UNITS.apply(plain);
        List<Set<String>> stems = texts.stream().map(Cues.STEMS).toList();
        Set<String> around = Cues.STEMS.apply(doc);
        stems.forEach(around::addAll);
        for (int i = 0; i < texts.size(); i++) {
            Set<String> near = new HashSet<>(stems.get(Math.max(0, i - 1)));
            near.addAll(stems.get(Math.min(texts.size() - 1, i + 1)));
            if (seen.add(doc + texts.get(i))) {
                units.add(new Unit(doc, texts.get(i), stems.get(i), near, around, where, units.size()));
                rows.addAll(tool.equals("lookup_table") ? List.of(units.getLast()) : List.of());
            }
        }
    }

    /** The units that answer best together, best first: what one has covered counts less for the next. */
    private void chooseBest(Map<String, Double> terms) {
        double least = 0;
        String wanted = wants("number") ? "number" : wants("year") ? "year" : "any";
        for (int length = 0; length < 560 && best.size() < units.size(); ) {
            Unit next = highest(units, u -> best.contains(u) ? -1 : score(u, terms, wanted))
                    .getFirst();
            length += best.isEmpty() ? 300 : next.text().length();
            if (score(next, terms, wanted) < least || length >= 560) {
                return;
            }
            least = Math.max(least, 0.5 * score(next, terms, wanted));
            best.add(next);
            next.stems().forEach(term -> terms.computeIfPresent(term, (t, w) -> 0.3 * weights.getOrDefault(t, 0.0)));
        }
    }

    private double score(Unit unit, Map<String, Double> terms, String wanted) {
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

    double sum(Predicate<String> of) {
        return weights.keySet().stream().filter(of).mapToDouble(weights::get).sum();
    }

    double asks(String text) {
        return sum(Cues.stems(text)::contains);
    }

    boolean wants(String what) {
        return Cues.in(question, "wants " + what);
    }

    List<Spot> closest(String cue, Map<String, Double> terms) {
        List<Spot> spots = new ArrayList<>();
        for (Unit unit : units) {
            for (MatchResult m : Cues.all(unit.text(), cue)) {
                int from = Math.max(Math.max(0, m.start() - 50), unit.text().lastIndexOf(';', m.start()) + 1);
                int to = Math.min((unit.text() + ";").indexOf(';', m.end()), m.end() + 50);
                Set<String> window = Cues.stems(unit.text().substring(from, to));
                spots.add(new Spot(unit, m, window, cover(unit, window, terms) * (rows.contains(unit) ? 1.5 : 1)));
            }
        }
        return highest(spots, Spot::fit);
    }

    static <T> List<T> highest(List<T> things, ToDoubleFunction<T> score) {
        IdentityHashMap<T, Double> scores = new IdentityHashMap<>();
        things.forEach(thing -> scores.put(thing, -score.applyAsDouble(thing)));
        return things.stream().sorted(Comparator.comparingDouble(scores::get)).toList();
    }

    /** True when names or much of what is asked stands apart from the best unit or was read nowhere. */
    boolean isThin() {
        Unit top = best.getFirst();
        double apart = sum(t ->
                names.contains(t) && !top.stems().contains(t) && !top.near().contains(t));
        double unread = sum(t -> units.stream()
                .noneMatch(u -> u.around().contains(t) || u.stems().contains(t)));
        return apart > 0.42 * sum(t -> true) || unread > 0.48 * sum(t -> true);
    }

    String text(Unit unit) {
        StringBuilder text = new StringBuilder(unit.text());
        for (Unit next : unit.equals(best.getFirst()) && rows.isEmpty() ? units : List.<Unit>of()) {
            boolean follows = next.rank() > unit.rank() && next.doc().equals(unit.doc()) && text.length() < 300;
            text.append(follows ? " " + next.text() : "");
        }
        return text + " [" + unit.doc() + "]";
    }
}
