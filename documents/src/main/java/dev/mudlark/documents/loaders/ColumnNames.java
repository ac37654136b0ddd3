package dev.mudlark.documents.loaders;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Names of columns made usable: none empty, none twice. */
final class ColumnNames {

    private final List<String> names = new ArrayList<>();
    private final Set<String> used = new HashSet<>();
    private final Set<String> repeated = new LinkedHashSet<>();
    private final Set<String> written;
    private final int headerSize;

    /** With the names of a header row. */
    ColumnNames(List<String> header) {
        headerSize = header.size();
        written = Set.copyOf(header.stream().map(String::strip).toList());
        header.forEach(name -> add(name.strip()));
    }

    /** Adds columns named by their place until there are {@code size}. */
    void growTo(int size) {
        while (names.size() < size) {
            add("");
        }
    }

    /** Number of columns that the header names. */
    int headerSize() {
        return headerSize;
    }

    /** The names, in order. */
    List<String> names() {
        return names;
    }

    /** The names that stood in the header more than once. */
    Set<String> repeated() {
        return repeated;
    }

    private void add(String name) {
        String wanted = name.isEmpty() ? "column_" + (names.size() + 1) : name;
        String free = wanted;
        for (int copy = 2; used.contains(free) || (copy > 2 && written.contains(free)); copy++) {
            free = wanted + "_" + copy;
        }
        if (!name.isEmpty() && !free.equals(name)) {
            repeated.add(name);
        }
        used.add(free);
        names.add(free);
    }
}
