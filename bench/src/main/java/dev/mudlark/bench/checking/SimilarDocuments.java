package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.similarity.DocumentGroup;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.Document;
import java.util.List;
import java.util.stream.Collectors;

/** Documents that are nearly the same, each group as a whole. */
final class SimilarDocuments implements Check {
    /** Documents of a group that are named; {@code inspect} names all. */
    private static final int MOST_NAMED = 20;

    @Override
    public void look(Checked data, Findings findings) {
        for (DocumentGroup group : DocumentGroup.in(data.collection())) {
            Document last = group.documents().getLast();
            findings.add(
                    FindingKind.SIMILAR_DOCUMENTS,
                    data.texts().placeOf(last),
                    alike(group) + others(group.documents()));
        }
    }

    private static String alike(DocumentGroup group) {
        if (group.least() == 1) {
            return "has the same words as ";
        }
        int size = group.documents().size();
        return size == 2
                ? "shares " + group.percents() + " of its phrases with "
                : "is in a group of " + size + ", each of which shares " + group.percents()
                        + " of its phrases with its closest earlier one; ";
    }

    private static String others(List<Document> group) {
        List<Document> others = group.subList(0, group.size() - 1);
        String named = others.stream().limit(MOST_NAMED).map(Document::path).collect(Collectors.joining(", "));
        int more = others.size() - MOST_NAMED;
        String count = others.size() == 1 ? "" : Counted.of(others.size(), "other") + ": ";
        return count + named + (more <= 0 ? "" : " and " + more + " more; mudlark inspect --all names them");
    }
}
