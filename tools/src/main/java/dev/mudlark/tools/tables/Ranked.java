package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * Keeps the first few of many things in an order: numbers before dates before texts, empty cells last, either way;
 * without keys in the order in which they come. Equal ones keep that order, too.
 */
final class Ranked<T> {

    private record Entry<T>(T thing, List<Optional<Ordered>> values, int sequence) {}

    private final List<SortKey> keys;
    private final BiFunction<T, String, Cell> cell;
    private final int skip;
    private final int most;
    private final PriorityQueue<Entry<T>> kept;
    private final Comparator<Entry<T>> order;
    private final Map<String, Mixture> mixtures = new LinkedHashMap<>();
    private int offered;
    private int passed;

    /** @param cell the cell of a thing in the column of a name */
    Ranked(List<SortKey> keys, BiFunction<T, String, Cell> cell, int most) {
        this(keys, cell, 0, most);
    }

    /** @param skip how many of the first to pass over */
    Ranked(List<SortKey> keys, BiFunction<T, String, Cell> cell, int skip, int most) {
        this.keys = keys;
        this.cell = cell;
        this.skip = keys.isEmpty() ? 0 : skip;
        this.passed = keys.isEmpty() ? -skip : 0;
        this.most = this.skip + most;
        this.order = order(keys);
        this.kept = new PriorityQueue<>(order.reversed());
    }

    void offer(T thing) {
        if (keys.isEmpty() && (passed++ < 0 || kept.size() == most)) {
            return;
        }
        List<Optional<Ordered>> values = new ArrayList<>(keys.size());
        for (SortKey key : keys) {
            Cell one = cell.apply(thing, key.column());
            Optional<Ordered> value = Ordered.of(one);
            mixtures.computeIfAbsent(key.column(), name -> new Mixture()).add(one, value);
            values.add(value);
        }
        kept.add(new Entry<>(thing, values, offered++));
        if (kept.size() > most) {
            kept.remove();
        }
    }

    /** The first of all that were offered, in order. */
    List<T> first() {
        return kept.stream().sorted(order).skip(skip).map(Entry::thing).toList();
    }

    /** {@code price: 2 no number ('n/a'), 1 empty; sorted last}; nothing when all could be compared. */
    String describeMixed() {
        return mixtures.entrySet().stream()
                .filter(entry -> !entry.getValue().describe().isEmpty())
                .map(entry -> "sorted last by " + entry.getKey() + ": "
                        + entry.getValue().describe())
                .collect(Collectors.joining("; "));
    }

    /** {@code price: 4 no plain number or ISO date ('12,345', …)}: cells that sort otherwise than people expect. */
    List<String> describeAsText() {
        return mixtures.entrySet().stream()
                .filter(entry -> !entry.getValue().describeAsText().isEmpty())
                .map(entry ->
                        Shown.text(entry.getKey()) + ": " + entry.getValue().describeAsText())
                .toList();
    }

    private static <T> Comparator<Entry<T>> order(List<SortKey> keys) {
        Comparator<Entry<T>> order = Comparator.comparingInt(Entry::sequence);
        for (int i = keys.size() - 1; i >= 0; i--) {
            int at = i;
            boolean descending = keys.get(i).descending();
            Comparator<Entry<T>> byKey =
                    (one, two) -> compare(one.values().get(at), two.values().get(at), descending);
            order = byKey.thenComparing(order);
        }
        return order;
    }

    private static int compare(Optional<Ordered> one, Optional<Ordered> two, boolean descending) {
        if (one.isEmpty() || two.isEmpty()) {
            return Boolean.compare(one.isEmpty(), two.isEmpty());
        }
        Ordered a = one.get();
        Ordered b = two.get();
        int order = Ordered.ORDER.compare(a, b);
        return descending && a.kind() == b.kind() ? -order : order;
    }
}
