package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whole conversations and the document text that was shown in them, as far as there is room. */
final class ExplorerArchive {

    /** After so many cases in a row that do not fit, the page counts as full. */
    private static final int MOST_MISFITS = 100;

    /** No single conversation may take more of the room than this share. */
    private static final int LEAST_CASES = 8;

    private static final int FRAME = 100;

    /** A stretch of a document; document and text are places in the pool of texts. */
    record Piece(int document, int start, int end, int text) {}

    private final Pool<String> texts = new Pool<>(text -> ExplorerText.bytes(TextNode.valueOf(text)));
    private final Pool<Piece> pieces = new Pool<>(piece -> piece.toString().length());
    private final ObjectNode cases = JsonNodeFactory.instance.objectNode();
    private final ObjectNode questions = JsonNodeFactory.instance.objectNode();
    private final Map<Integer, List<ExplorerCase>> byQuestion = new HashMap<>();
    private final int room;
    private int used = FRAME;

    /**
     * An empty archive.
     *
     * @param all every case of the run
     * @param room bytes it may take
     */
    ExplorerArchive(List<ExplorerCase> all, int room) {
        this.room = room;
        all.forEach(one -> byQuestion
                .computeIfAbsent(one.question(), question -> new ArrayList<>())
                .add(one));
    }

    /**
     * Takes in cases in their order until the room or {@code most} bytes are used up; those in it already stay.
     *
     * @param most bytes of the archive, the cases in it already included
     */
    void addAll(List<ExplorerCase> ordered, int most) {
        int misfits = 0;
        for (ExplorerCase one : ordered) {
            if (misfits >= MOST_MISFITS) {
                return;
            }
            misfits = holds(one) || add(one, Math.min(room, most)) ? 0 : misfits + 1;
        }
    }

    boolean holds(ExplorerCase one) {
        return cases.has(key(one));
    }

    int size() {
        return cases.size();
    }

    private boolean add(ExplorerCase one, int most) {
        int textsBefore = texts.values().size();
        int piecesBefore = pieces.values().size();
        int before = bytes();
        ObjectNode node = new ExplorerCaseNode(texts, pieces).of(one);
        String question = String.valueOf(one.question());
        ObjectNode labels = questions.has(question)
                ? JsonNodeFactory.instance.objectNode()
                : new ExplorerGold(texts, pieces).of(byQuestion.getOrDefault(one.question(), List.of(one)));
        int size = ExplorerText.bytes(node) + ExplorerText.bytes(labels) + 2 * key(one).length() + 8;
        if (bytes() + size > most || bytes() + size - before > room / LEAST_CASES) {
            texts.shrink(textsBefore);
            pieces.shrink(piecesBefore);
            return false;
        }
        used += size;
        cases.set(key(one), node);
        if (!questions.has(question)) {
            questions.set(question, labels);
        }
        return true;
    }

    private int bytes() {
        return used + texts.bytes() + pieces.bytes();
    }

    private static String key(ExplorerCase one) {
        return one.question() + ":" + one.system();
    }

    ObjectNode node() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ArrayNode allTexts = node.putArray("texts");
        texts.values().forEach(allTexts::add);
        ArrayNode allPieces = node.putArray("pieces");
        pieces.values()
                .forEach(piece -> allPieces
                        .addArray()
                        .add(piece.document())
                        .add(piece.start())
                        .add(piece.end())
                        .add(piece.text()));
        node.set("questions", questions);
        node.set("cases", cases);
        return node;
    }
}
