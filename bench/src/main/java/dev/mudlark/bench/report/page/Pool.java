package dev.mudlark.bench.report.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Values that are stored once and named by their place.
 *
 * @param <T> compared with {@code equals}
 */
final class Pool<T> {

    private final ToIntFunction<T> size;
    private final List<T> values = new ArrayList<>();
    private final Map<T, Integer> places = new HashMap<>();
    private int bytes;

    /**
     * An empty pool.
     *
     * @param size bytes of a value in the page
     */
    Pool(ToIntFunction<T> size) {
        this.size = size;
    }

    /** The place of a value, from 0; it is added when it is new. */
    int place(T value) {
        Integer known = places.get(value);
        if (known != null) {
            return known;
        }
        places.put(value, values.size());
        values.add(value);
        bytes += size.applyAsInt(value) + 1;
        return values.size() - 1;
    }

    /** Takes back what was added last, until {@code count} values are left. */
    void shrink(int count) {
        while (values.size() > count) {
            T last = values.removeLast();
            places.remove(last);
            bytes -= size.applyAsInt(last) + 1;
        }
    }

    List<T> values() {
        return values;
    }

    /** Bytes of all values and the commas between them. */
    int bytes() {
        return bytes;
    }
}
