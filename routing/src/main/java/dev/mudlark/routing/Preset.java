package dev.mudlark.routing;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * A description for every tool.
 *
 * @param name unique in its set
 * @param descriptions by tool, in the order of the set's tools; none is blank
 */
public record Preset(String name, SequencedMap<String, String> descriptions) {

    /** Rough measure of what is sent with every call of a model. */
    private static final int CHARACTERS_PER_TOKEN = 4;

    /** Two calls: one that asks for the tool, and one that answers from what it gave. */
    private static final int CALLS_PER_QUESTION = 2;

    /** Copies the map. */
    public Preset {
        descriptions = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(descriptions));
    }

    /** The tools in their order. */
    public List<String> tools() {
        return List.copyOf(descriptions.keySet());
    }

    /** Tokens that the descriptions add to every call: their code points over 4, rounded up. An estimate. */
    public int tokensPerCall() {
        int characters = descriptions.values().stream()
                .mapToInt(text -> text.codePointCount(0, text.length()))
                .sum();
        return tokens(characters);
    }

    /** Tokens of a text by its code points: a quarter of them, rounded up. An estimate. */
    public static int tokens(int characters) {
        return Math.ceilDiv(characters, CHARACTERS_PER_TOKEN);
    }

    /** Tokens that the descriptions add to a question for which a tool is called once: two calls of the model. */
    public int tokensPerQuestion() {
        return CALLS_PER_QUESTION * tokensPerCall();
    }
}
