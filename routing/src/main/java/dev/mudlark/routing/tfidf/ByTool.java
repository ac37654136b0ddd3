package dev.mudlark.routing.tfidf;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A value for each tool, in the order of the tools, that shares their names with every other such map. Never changed by anyone.
 *
 * @param <V> the type of the values
 */
public final class ByTool<V> extends AbstractMap<String, V> {

    private final Names names;
    private final IntFunction<V> values;

    /** The names of the tools in their order, and the place of each. */
    static final class Names {
        private final List<String> inOrder;
        private final Map<String, Integer> places;

        Names(List<String> inOrder) {
            this.inOrder = List.copyOf(inOrder);
            this.places = HashMap.newHashMap(inOrder.size());
            inOrder.forEach(name -> places.put(name, places.size()));
        }
    }

    ByTool(Names names, IntFunction<V> values) {
        this.names = names;
        this.values = values;
    }

    @Override
    public @Nullable V get(@Nullable Object tool) {
        Integer place = names.places.get(tool);
        return place == null ? null : values.apply(place);
    }

    @Override
    public boolean containsKey(@Nullable Object tool) {
        return names.places.containsKey(tool);
    }

    @Override
    public Set<Entry<String, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return names.inOrder.size();
            }

            @Override
            public Iterator<Entry<String, V>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Entry<String, V>> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < names.inOrder.size();
        }

        @Override
        public Entry<String, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int place = next++;
            return Map.entry(names.inOrder.get(place), values.apply(place));
        }
    }
}
