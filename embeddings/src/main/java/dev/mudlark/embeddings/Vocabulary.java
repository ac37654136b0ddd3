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

    Vocabulary(Map<String, Integer> ids) {
        this.ids = Map.copyOf(ids);
        longest = ids.keySet().stream().mapToInt(String::length).max().orElse(0);
        start = known("[CLS]");
        end = known("[SEP]");
        unknown = known("[UNK]");
    }

    /** Reads the {@code model.vocab} of a {@code tokenizer.json}. */
    static Vocabulary read(Resource tokenizer) throws IOException {
        try (InputStream in = tokenizer.open();
                JsonParser parser = new JsonFactory().createParser(in)) {
            Map<String, Integer> ids = new HashMap<>(1 << 16);
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.FIELD_NAME
                        && FIELD.equals(parser.currentName())
                        && parser.nextToken() == JsonToken.START_OBJECT) {
                    while (parser.nextToken() != JsonToken.END_OBJECT) {
                        ids.put(parser.currentName(), parser.nextIntValue(-1));
                    }
                }
            }
            return new Vocabulary(ids);
        }
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
