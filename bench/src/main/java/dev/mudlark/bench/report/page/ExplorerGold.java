package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Passage;
import dev.mudlark.evaluation.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The relevant documents of a question and what any system was shown of them: a run keeps no documents, so this is all
 * that a report can know of what a system missed.
 */
final class ExplorerGold {

    private static final int MOST_DOCUMENTS = 20;
    private static final int MOST_PASSAGES = 6;

    private final Pool<String> texts;
    private final Pool<ExplorerArchive.Piece> pieces;

    ExplorerGold(Pool<String> texts, Pool<ExplorerArchive.Piece> pieces) {
        this.texts = texts;
        this.pieces = pieces;
    }

    /**
     * What is known of a question.
     *
     * @param cases the question put to each system, at least one
     */
    ObjectNode of(List<ExplorerCase> cases) {
        ExplorerCaseNode places = new ExplorerCaseNode(texts, pieces);
        Question question = cases.getFirst().attempt().question();
        List<String> relevant = relevant(question);
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode documents = node.putArray("relevant");
        places.documents(relevant).forEach(documents::add);
        ArrayNode gold = node.putArray("gold");
        passages(cases, question, Set.copyOf(relevant)).forEach(passage -> gold.add(places.piece(passage)));
        return node;
    }

    private static List<String> relevant(Question question) {
        Set<String> ids = new LinkedHashSet<>(question.relevantDocIds());
        question.relevance().entrySet().stream()
                .filter(grade -> grade.getValue() > 0)
                .map(grade -> grade.getKey())
                .sorted()
                .forEach(ids::add);
        return ids.stream().limit(MOST_DOCUMENTS).toList();
    }

    /** Those with most of the expected keywords first. */
    private static List<Passage> passages(List<ExplorerCase> cases, Question question, Set<String> relevant) {
        Set<Passage> passages = new LinkedHashSet<>();
        for (ExplorerCase one : cases) {
            ExplorerCaseNode.passages(one.attempt()).values().stream()
                    .filter(passage -> relevant.contains(passage.span().documentId()))
                    .forEach(passages::add);
        }
        List<Passage> ordered = new ArrayList<>(passages);
        ordered.sort(Comparator.comparingInt(
                (Passage passage) -> -question.keywordsIn(passage.text()).size()));
        return ordered.stream().limit(MOST_PASSAGES).toList();
    }
}
