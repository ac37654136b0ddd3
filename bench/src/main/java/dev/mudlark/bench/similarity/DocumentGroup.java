package dev.mudlark.bench.similarity;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Documents that are nearly the same: every one but the first is nearly the same as an earlier one of the group. The first
 * and the last of a long row of small changes may differ more.
 *
 * @param documents at least two, in the order of their ids
 * @param least the lowest similarity of one to the earlier one it is most like, 0.7 to 1
 * @param most the highest of these
 */
public record DocumentGroup(List<Document> documents, double least, double most) {
    /** Copies the list. */
    public DocumentGroup {
        documents = List.copyOf(documents);
    }

    /** The groups, in the order of their first documents. */
    public static List<DocumentGroup> of(List<DocumentTwin> twins) {
        Map<String, List<DocumentTwin>> groupOf = new HashMap<>();
        List<List<DocumentTwin>> groups = new ArrayList<>();
        for (DocumentTwin twin : twins) {
            List<DocumentTwin> group = groupOf.computeIfAbsent(twin.first().id(), id -> {
                groups.add(new ArrayList<>());
                return groups.getLast();
            });
            group.add(twin);
            groupOf.put(twin.second().id(), group);
        }
        return groups.stream()
                .map(DocumentGroup::from)
                .sorted(Comparator.comparing(group -> group.documents.getFirst().id()))
                .toList();
    }

    /** The groups among the documents of a collection that are no rows of tables. */
    public static List<DocumentGroup> in(Collection collection) {
        return of(DocumentTwin.in(collection));
    }

    private static DocumentGroup from(List<DocumentTwin> twins) {
        Map<String, Document> documents = new TreeMap<>();
        twins.forEach(twin -> {
            documents.put(twin.first().id(), twin.first());
            documents.put(twin.second().id(), twin.second());
        });
        DoubleSummaryStatistics similarities =
                twins.stream().mapToDouble(DocumentTwin::similarity).summaryStatistics();
        return new DocumentGroup(List.copyOf(documents.values()), similarities.getMin(), similarities.getMax());
    }

    /** A similarity in percent; what is not quite the same is below 100. */
    public static long percent(double similarity) {
        return similarity == 1 ? 100 : Math.min(99, Math.round(100 * similarity));
    }

    /** The similarities in percent, such as {@code 84 %} or {@code 78 to 84 %}. */
    public String percents() {
        long low = percent(least);
        long high = percent(most);
        return low == high ? low + " %" : low + " to " + high + " %";
    }
}
