package dev.mudlark.embeddings;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Cuts the tokens of a text into pieces that a model can read. The pieces are about equally long; cuts are where a
 * sentence begins, else where a word begins. Every token is in exactly one piece.
 */
final class Pieces {
    private final int limit;

    /** @param limit tokens of a piece at most; more than a single word can have */
    Pieces(int limit) {
        this.limit = limit;
    }

    List<int[]> of(Tokens tokens) {
        List<int[]> pieces = new ArrayList<>();
        int from = 0;
        while (from < tokens.size()) {
            int to = end(tokens, from);
            pieces.add(tokens.copy(from, to));
            from = to;
        }
        return pieces;
    }

    private int end(Tokens tokens, int from) {
        int left = tokens.size() - from;
        if (left <= limit) {
            return tokens.size();
        }
        int needed = Math.ceilDiv(left, limit);
        int aim = from + Math.ceilDiv(left, needed);
        int sentence = closest(tokens.sentences(), aim, aim - limit / 4, from + limit);
        if (sentence > 0) {
            return sentence;
        }
        int word = closest(tokens.words(), aim, from + 1, from + limit);
        return word > 0 ? word : from + limit;
    }

    /** The place from {@code low} to {@code high} that is closest to {@code aim}, or -1. */
    private static int closest(BitSet places, int aim, int low, int high) {
        int before = places.previousSetBit(aim);
        int after = places.nextSetBit(aim);
        boolean canBefore = before >= low;
        boolean canAfter = after >= 0 && after <= high;
        if (canBefore && (!canAfter || aim - before <= after - aim)) {
            return before;
        }
        return canAfter ? after : -1;
    }
}
