package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.Transcript;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A case as the explorer stores it; its texts go to pools. */
final class ExplorerCaseNode {

    /** Most passages of a case whose text is kept. */
    private static final int MOST_PASSAGES = 40;

    private final Pool<String> texts;
    private final Pool<ExplorerArchive.Piece> pieces;

    ExplorerCaseNode(Pool<String> texts, Pool<ExplorerArchive.Piece> pieces) {
        this.texts = texts;
        this.pieces = pieces;
    }

    ObjectNode of(ExplorerCase one) {
        Attempt attempt = one.attempt();
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        attempt.transcript().answer().ifPresent(answer -> node.put("answer", text(answer)));
        putFound(attempt, node.putArray("found"));
        ArrayNode facts = node.putArray("facts");
        CaseFacts.of(one.result())
                .forEach((label, value) -> facts.addArray().add(text(label)).add(text(value)));
        ArrayNode turns = node.putArray("turns");
        for (Turn turn : Conversation.of(attempt)) {
            turns.addArray()
                    .add(text(turn.kind().style()))
                    .add(text(turn.heading()))
                    .add(text(turn.note()))
                    .add(text(turn.text()));
        }
        putShown(attempt, node);
        return node;
    }

    private int text(String text) {
        return texts.place(ExplorerText.bounded(text, ExplorerText.MESSAGE));
    }

    private static void putFound(Attempt attempt, ArrayNode found) {
        Question question = attempt.question();
        if (!question.isAnswerable()) {
            return;
        }
        List<String> standing = question.keywordsIn(attempt.abstained() ? "" : attempt.plainAnswer());
        question.expectedKeywords().forEach(keyword -> found.add(standing.contains(keyword) ? 1 : 0));
    }

    /** The text that was shown, where it is known, and the bare spans of the rest. */
    private void putShown(Attempt attempt, ObjectNode node) {
        ArrayNode shown = node.putArray("shown");
        Set<Span> known = new HashSet<>();
        for (Passage passage : passages(attempt).values()) {
            if (known.size() < MOST_PASSAGES && known.add(passage.span())) {
                shown.add(piece(passage));
            }
        }
        ArrayNode spans = node.putArray("spans");
        for (Span span : attempt.evidence()) {
            if (!known.contains(span) && spans.size() < MOST_PASSAGES) {
                spans.addArray()
                        .add(texts.place(ExplorerText.shown(span.documentId(), ExplorerText.NAME)))
                        .add(span.start())
                        .add(span.end());
            }
        }
    }

    /** Every passage that reached a system, each span once. */
    static Map<Span, Passage> passages(Attempt attempt) {
        Map<Span, Passage> passages = new LinkedHashMap<>();
        for (Transcript.Retrieval ranking : attempt.transcript().retrievals()) {
            ranking.passages().forEach(passage -> passages.putIfAbsent(passage.span(), passage));
        }
        return passages;
    }

    /** The place of a passage; a very long one loses its end. */
    int piece(Passage passage) {
        String text = Text.visible(passage.text());
        int length = text.codePointCount(0, text.length());
        String kept = length <= ExplorerText.PASSAGE
                ? text
                : text.substring(0, text.offsetByCodePoints(0, ExplorerText.PASSAGE));
        return pieces.place(new ExplorerArchive.Piece(
                texts.place(ExplorerText.shown(passage.span().documentId(), ExplorerText.NAME)),
                passage.span().start(),
                passage.span().end(),
                texts.place(kept)));
    }

    /** The places of names of documents. */
    List<Integer> documents(List<String> ids) {
        return ids.stream()
                .map(id -> texts.place(ExplorerText.shown(id, ExplorerText.NAME)))
                .toList();
    }
}
