package dev.mudlark.bench.inspecting;

import dev.mudlark.bench.run.DocumentLanguages;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Counts documents by a property, the most frequent first and equal ones in the order of their names. */
final class Counts {
    private Counts() {}

    static Map<String, Integer> formats(Collection collection) {
        Stream<String> paths = Stream.concat(
                collection.searchable().stream()
                        .filter(document -> !document.isTableRow())
                        .map(Document::path),
                collection.tables().stream().map(Table::path));
        return by(paths.toList(), Counts::extension);
    }

    static Map<String, Integer> languages(Collection collection) {
        DocumentLanguages found = DocumentLanguages.of(collection);
        Map<String, Integer> counts = new TreeMap<>();
        found.counts().forEach((language, count) -> counts.put(language.title(), count));
        if (found.notClear() > 0) {
            counts.put("not clear", found.notClear());
        }
        return sorted(counts);
    }

    private static <T> Map<String, Integer> by(List<T> things, Function<T, String> property) {
        Map<String, Integer> counts = new TreeMap<>();
        things.forEach(thing -> counts.merge(property.apply(thing), 1, Integer::sum));
        return sorted(counts);
    }

    private static Map<String, Integer> sorted(Map<String, Integer> counts) {
        Map<String, Integer> sorted = new LinkedHashMap<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    private static String extension(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        int dot = name.lastIndexOf('.');
        return dot > 0 && dot < name.length() - 1
                ? name.substring(dot).toLowerCase(Locale.ROOT)
                : "without an extension";
    }
}
