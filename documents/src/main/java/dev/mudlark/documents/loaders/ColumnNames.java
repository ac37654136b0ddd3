package dev.mudlark.documents.loaders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names of columns made usable: none empty, none twice. */
final class ColumnNames {

    private final List<String> names = new ArrayList<>();
    private final Set<String> used = new HashSet<>();
    /** The next number to try for a name; trying all anew would take a wide header of one name forever. */
    private final Map<String, Integer> copies = new HashMap<>();

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
        String free = used.contains(wanted) ? numbered(wanted) : wanted;
        if (!name.isEmpty() && !free.equals(name)) {
            repeated.add(name);
        }
        used.add(free);
        names.add(free);
    }

    /** With the first free number; a name that the header has itself further on is not free. */
    private String numbered(String name) {
        int copy = copies.getOrDefault(name, 2);
        while (used.contains(name + "_" + copy) || written.contains(name + "_" + copy)) {
            copy++;
        }
        copies.put(name, copy + 1);
        return name + "_" + copy;
    }
}
