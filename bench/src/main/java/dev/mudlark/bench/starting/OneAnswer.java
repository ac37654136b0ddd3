package dev.mudlark.bench.starting;

import dev.mudlark.bench.starting.Candidate.Said;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Chooses questions to which a whole collection has one answer. */
final class OneAnswer {
    private OneAnswer() {}

    /**
     * The first of those candidates to which no document and no row has another answer, each with all documents that have
     * it; no two with the same document.
     *
     * @param most how many at most
     */
    static List<StarterQuestion> among(List<Candidate> candidates, Collection collection, int most) {
        boolean[] contested = new boolean[candidates.size()];
        List<List<String>> holders = new ArrayList<>();
        candidates.forEach(candidate -> holders.add(new ArrayList<>()));
        for (Document document : candidates.isEmpty() ? List.<Document>of() : collection.searchable()) {
            String text = Texts.onOneLine(document.text().toString());
            for (int i = 0; i < contested.length; i++) {
                Said said = contested[i] ? Said.NOTHING : candidates.get(i).saidBy(text);
                contested[i] |= said == Said.ANOTHER;
                holders.get(i).addAll(said == Said.THE_ANSWER ? List.of(document.id()) : List.of());
            }
        }
        List<StarterQuestion> chosen = new ArrayList<>();
        for (int i = 0; i < contested.length; i++) {
            List<String> held = holders.get(i);
            if (chosen.size() < most && !contested[i] && !held.isEmpty() && areNew(held, chosen)) {
                chosen.add(candidates.get(i).question().heldBy(held));
            }
        }
        return chosen;
    }

    /** True when none of the documents holds the answer to a question that was chosen. */
    static boolean areNew(List<String> documents, List<StarterQuestion> chosen) {
        return chosen.stream().allMatch(other -> Collections.disjoint(other.documents(), documents));
    }
}
