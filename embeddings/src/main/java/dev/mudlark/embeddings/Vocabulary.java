package dev.mudlark.embeddings;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;

/** The word pieces a model knows, each with its id. A piece that goes on with a word starts with {@code ##}. */
final class Vocabulary {
    private static final String FIELD = "vocab";

    private final Map<String, Integer> ids;
    private final int longest;

    /** Id of what stands at the start of every input. */
    final int start;

    /** Id of what stands at the end of every input. */
    final int end;

    /** Id of a word that is made of no known pieces. */
    final int unknown;

    private Vocabulary(Map<String, Integer> ids, int longest) {
        this.ids = ids;
        this.longest = longest;
        start = known("[CLS]");
        end = known("[SEP]");
        unknown = known("[UNK]");
    }

    /** Reads the {@code model.vocab} of a {@code tokenizer.json}. */
    static Vocabulary read(Resource tokenizer) throws IOException {
        try (InputStream in = tokenizer.open();
                JsonParser parser = new JsonFactory().createParser(in)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.FIELD_NAME
                        && FIELD.equals(parser.currentName())
                        && parser.nextToken() == JsonToken.START_OBJECT) {
                    return read(parser);
                }
            }
        }
        throw new IOException(tokenizer.path() + " has no object " + FIELD);
    }

    private static Vocabulary read(JsonParser parser) throws IOException {
        Map<String, Integer> ids = new HashMap<>(1 << 16);
        int longest = 0;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String piece = parser.currentName();
            ids.put(piece, parser.nextIntValue(-1));
            longest = Math.max(longest, piece.length());
        }
        return new Vocabulary(ids, longest);
    }

    /** The id of a piece, or -1. */
    int id(String piece) {
        return ids.getOrDefault(piece, -1);
    }

    /** The number of UTF-16 units of the longest piece. */
    int longest() {
        return longest;
    }

    private int known(String piece) {
        int id = id(piece);
        if (id < 0) {
            throw new IllegalArgumentException("the vocabulary has no " + piece);
        }
        return id;
    }
}
