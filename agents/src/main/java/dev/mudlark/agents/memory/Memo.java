package dev.mudlark.agents.memory;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A function that remembers its results. Safe for use by several threads; the function may be called more than once for
 * the same key.
 *
 * @param <K> what is asked; has to be immutable
 * @param <V> what is answered; shared by all who ask, so never to be changed
 */
public final class Memo<K, V> implements Function<K, V> {

    /** What an entry takes beside its text, in characters. */
    private static final int ENTRY = 100;

    private final int most;
    private final ToIntFunction<K> size;
    private final Function<K, V> function;
    private final Map<K, V> known = new ConcurrentHashMap<>();
    private final AtomicLong held = new AtomicLong();

    /**
     * A memory that is empty yet.
     *
     * @param most characters of keys that are held, each key counted with 100 more; when they would be more, all are
     *     forgotten. What is larger alone is never held.
     * @param size characters of a key
     * @param function gives the same result for the same key always, never null
     */
    public Memo(int most, ToIntFunction<K> size, Function<K, V> function) {
        this.most = most;
        this.size = size;
        this.function = function;
    }

    /** A memory for texts. */
    public static <V> Memo<String, V> ofTexts(int most, Function<String, V> function) {
        return new Memo<>(most, String::length, function);
    }

    @Override
    public V apply(K key) {
        V value = known.get(key);
        if (value == null) {
            value = function.apply(key);
            keep(key, value);
        }
        return value;
    }

    private void keep(K key, V value) {
        long added = (long) size.applyAsInt(key) + ENTRY;
        if (added > most) {
            return;
        }
        if (held.addAndGet(added) > most) {
            known.clear();
            held.set(added);
        }
        known.put(key, value);
    }
}
