package dev.mudlark.providers.http;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Cuts texts into pieces that a model reads whole, and pieces into requests.
 *
 * @param longest code points of a piece; a code point takes a token at most, nearly always
 */
record EmbeddingBatches(int longest) {

    private static final int USUAL = 8_000;
    private static final int MOST_TEXTS = 128;
    private static final int MOST_CHARACTERS = 100_000;

    /** For a model that reads so many tokens; 8,000 when that is not known. */
    static EmbeddingBatches reading(OptionalLong contextTokens) {
        return new EmbeddingBatches((int) Math.min(USUAL, contextTokens.orElse(USUAL)));
    }

    /** The pieces of a text, cut at white space where there is some in their second half; none of a blank text. */
    List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = end(text, start);
            String piece = text.substring(start, end).strip();
            if (!piece.isEmpty()) {
                pieces.add(piece);
            }
            start = end;
        }
        return pieces;
    }

    /** Requests of at most 128 pieces and 100,000 characters, or one piece. */
    List<List<String>> of(List<String> pieces) {
        List<List<String>> batches = new ArrayList<>();
        List<String> batch = new ArrayList<>();
        int characters = 0;
        for (String piece : pieces) {
            boolean full = batch.size() == MOST_TEXTS || characters + piece.length() > MOST_CHARACTERS;
            if (full && !batch.isEmpty()) {
                batches.add(batch);
                batch = new ArrayList<>();
                characters = 0;
            }
            batch.add(piece);
            characters += piece.length();
        }
        if (!batch.isEmpty()) {
            batches.add(batch);
        }
        return batches;
    }

    private int end(String text, int start) {
        if (text.codePointCount(start, text.length()) <= longest) {
            return text.length();
        }
        int hard = text.offsetByCodePoints(start, longest);
        for (int at = hard; at > start + (hard - start) / 2; at--) {
            if (Character.isWhitespace(text.charAt(at))) {
                return at;
            }
        }
        return hard;
    }
}
