package dev.mudlark.agents.memory;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * A function that remembers its results. Safe for use by several threads; the function may be called more than once for
 * the same key.
 *
 * @param <K> what is asked; has to be immutable
 * @param <V> what is answered; shared by all who ask, so never to be changed
 */
public final class Memo<K, V> implements Function<K, V> {

    private final int most;
    private final Function<K, V> function;
    private final Map<K, V> known = new ConcurrentHashMap<>();

    /**
     * A memory that is empty yet.
     *
     * @param most results kept; when there are as many, all are forgotten
     * @param function gives the same result for the same key always, never null
     */
    public Memo(int most, Function<K, V> function) {
        this.most = most;
        this.function = function;
    }

    /** The same for sets: who asks gets a copy in the same order, to be changed at will. */
    public static <K, E> Function<K, Set<E>> ofSets(int most, Function<K, Set<E>> function) {
        Memo<K, Set<E>> memo = new Memo<>(most, function);
        return key -> new LinkedHashSet<>(memo.apply(key));
    }

    @Override
    public V apply(K key) {
        V value = known.get(key);
        if (value == null) {
            value = function.apply(key);
            if (known.size() >= most) {
                known.clear();
            }
            known.put(key, value);
        }
        return value;
    }
}
