package dev.mudlark.agents.standin;

import dev.mudlark.agents.StandInReading;
import dev.mudlark.agents.scanning.*;
import dev.mudlark.models.*;
import java.util.*;
import java.util.function.*;
import java.util.regex.MatchResult;

/** What was read, weighed against what is asked. */
final class Evidence {

    /** A piece of a unit, such as a date or a figure, and the stems that stand close to it. */
    record Spot(Unit unit, MatchResult match, Set<String> window, double fit) {}

    private static final UnitReader PASSAGES = reader("label", "never");
    private static final Map<String, UnitReader> OF_TOOLS =
            Map.of("corpus_grep", reader("line", "line start"), "lookup_table", reader("row", "never"));

    final List<Unit> units = new ArrayList<>();
    final List<Unit> rows = new ArrayList<>();
    final List<ToolCall> calls = new ArrayList<>();
    final List<String> computed = new ArrayList<>();
    String question = "";
    private final Set<String> seen = new HashSet<>();
    final List<Unit> best = new ArrayList<>();
    final Set<String> names = new HashSet<>();
    final Map<String, Double> weights = new HashMap<>();
    String asked = "";

    private final Map<String, Double> asking = new HashMap<>();
    private final Map<String, String> codes = new LinkedHashMap<>();

    Evidence(List<Message> messages) {
        for (Message message : messages) {
            if (message instanceof ChatMessage && question.isEmpty()) {
                int mark = message.content().lastIndexOf("Question:");
                String whole = message.content().substring(mark < 0 ? 0 : mark + 9);
                question = Around.beginning(whole.strip(), StandInReading.QUESTION_CHARACTERS);
                asked = question + Cues.implied(question);
                Cues.words(asked).forEach(word -> codes.put(word, Cues.stem(word)));
                codes.keySet().removeIf(word -> !Cues.in(word, "identifier"));
                read(message.content().substring(0, Math.max(mark, 0)), "");
            } else if (message instanceof AssistantToolCallMessage reply) {
                calls.addAll(reply.toolCalls());
            } else if (message instanceof ToolResultMessage r && !r.isError()) {
                calls.stream().filter(c -> c.id().equals(r.toolCallId())).forEach(c -> read(r.content(), c.name()));
            }
        }
        for (String word : Cues.words(asked)) {
            boolean code = codes.containsKey(word);
            boolean name = code || (!question.startsWith(word) && !Character.isLowerCase(word.charAt(0)));
            for (String term : code ? Set.of(Cues.stem(word)) : Cues.stems(word)) {
                long with = units.stream().filter(u -> u.terms().contains(term)).count();
                double rarity = Math.max(0.3, Math.log((units.size() + 1.5) / (with + 0.5)));
                weights.put(term, rarity * (code ? 2.5 : name ? 1.3 : 1));
                names.addAll(name ? Set.of(term) : Set.of());
            }
        }
        chooseBest(new HashMap<>(weights));
        best.addAll(best.isEmpty() ? List.of(Unit.NONE) : List.of());
    }

    private static UnitReader reader(String passage, String mark) {
        return new UnitReader(Cues.cue(passage), Cues.cue(mark), Cues.UNITS, Cues::stems);
    }

    private void read(String text, String tool) {
        for (Unit unit : OF_TOOLS.getOrDefault(tool, PASSAGES).read(text)) {
            if (seen.add(unit.id())) {
                units.add(unit.at(units.size(), codes));
                rows.addAll(tool.equals("lookup_table") ? List.of(units.getLast()) : List.of());
            }
        }
        computed.addAll(Cues.in(tool, "computes") ? List.of(text.replace("= -", "= ") + ". ") : List.of());
    }

    /** The units that answer best together, best first: what one has covered counts less for the next. */
    private void chooseBest(Map<String, Double> terms) {
        double least = 0;
        List<Double> shapes = units.stream().map(this::shape).toList();
        for (int length = 0; length < 560 && best.size() < units.size(); ) {
            Unit next = units.getFirst();
            double top = -1;
            for (Unit unit : units) {
                double score = cover(unit, unit.terms()::contains, terms)
                        * shapes.get(unit.rank())
                        * (1 - 0.002 * Math.min(unit.rank(), 100));
                boolean higher = score > top && !best.contains(unit);
                next = higher ? unit : next;
                top = higher ? score : top;
            }
            length += best.isEmpty() ? 300 : next.text().length();
            if (top < least || length >= 560) {
                return;
            }
            least = Math.max(least, 0.5 * top);
            best.add(next);
            next.terms().forEach(term -> terms.computeIfPresent(term, (t, w) -> 0.3 * weights.getOrDefault(t, 0.0)));
        }
    }

    private double shape(Unit unit) {
        String wanted = wants("number") ? "number" : wants("year") ? "year" : "any";
        boolean fits = wanted.equals("any")
                || Cues.all(unit.text(), wanted).stream().anyMatch(m -> !question.contains(m.group()));
        return (fits ? 1 : 0.7) * (unit.terms().size() < 3 ? 0.6 : 1);
    }

    /** The weight of those of some terms that a unit has: all of it close by, less in itself, beside it, around it. */
    static double cover(Unit unit, Predicate<String> window, Map<String, Double> terms) {
        double sum = 0;
        for (Map.Entry<String, Double> entry : terms.entrySet()) {
            String term = entry.getKey();
            double share = unit.near().contains(term) ? 0.55 : unit.around().contains(term) ? 0.4 : 0;
            sum += (window.test(term) ? 1 : unit.terms().contains(term) ? 0.8 : share) * entry.getValue();
        }
        return sum;
    }

    double sum(Predicate<String> of) {
        return weights.keySet().stream().filter(of).mapToDouble(weights::get).sum();
    }

    double asks(String text) {
        return asking.computeIfAbsent(text, t -> sum(Cues.stems(t)::contains));
    }

    boolean wants(String what) {
        return Cues.in(question, "wants " + what);
    }

    List<Spot> closest(String cue, Map<String, Double> terms) {
        List<Spot> spots = new ArrayList<>();
        for (Unit unit : units) {
            for (MatchResult m : Cues.all(unit.text(), cue)) {
                Set<String> window = Cues.stems(Around.of(unit.text(), m, 50, ';'));
                double fit =
                        cover(unit, window::contains, terms) * (Collections.binarySearch(rows, unit) >= 0 ? 1.5 : 1);
                spots.add(new Spot(unit, m, window, fit));
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
                names.contains(t) && !top.terms().contains(t) && !top.near().contains(t));
        double unread = sum(t -> units.stream()
                .noneMatch(u -> u.around().contains(t) || u.terms().contains(t)));
        return apart > 0.42 * sum(t -> true) || unread > 0.48 * sum(t -> true);
    }

    String text(Unit unit) {
        StringBuilder text = new StringBuilder(unit.text());
        for (Unit next : unit.equals(best.getFirst()) && rows.isEmpty() ? units : List.<Unit>of()) {
            boolean follows = next.rank() > unit.rank() && next.doc().equals(unit.doc()) && text.length() < 300;
            text.append(follows ? " " + next.text() : "");
        }
        return (rows.isEmpty() ? Around.beginning(text.toString(), 700) : text) + " [" + unit.doc() + "]";
    }
}
