package dev.mudlark.models;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Sets text that is only material apart from what a model is told to do. The text stands between two lines with a word
 * that nobody who wrote it can use: where the word stands in the text it is taken out, and what looks like the tags and
 * marks of chat formats loses its first sign.
 */
public final class TextFence {

    /** Tags and marks with which chat formats separate turns, calls and results. */
    private static final Pattern TURN_MARKS = Pattern.compile(
            "<(?=/?(?:antml:)?(?:tool|function|invoke|parameter|system|assistant|user|human|data|document|result|instruction|"
                    + "thinking|im_start|im_end|start_of_turn|end_of_turn)[\\w:-]{0,40}[\\s/>])|<(?=[|｜])"
                    + "|<(?=</?SYS>>)|\\[(?=/?INST\\])",
            Pattern.CASE_INSENSITIVE);

    /** A sign that looks like the one it replaces, as long in code points. */
    private static final String INSTEAD = "‹";

    /** Stands for the word of the fence. It keeps what stood around the word from becoming the word. */
    private static final String WITHOUT_WORD = "…";

    private static final int BYTES = 6;
    private static final Pattern FENCED = Pattern.compile(
            "<data [0-9a-f]{" + 2 * BYTES + "}>\n(.*)\n</data [0-9a-f]{" + 2 * BYTES + "}>", Pattern.DOTALL);

    private final String word;

    private TextFence(Random random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        this.word = HexFormat.of().formatHex(bytes);
    }

    /** With a word that nobody can foresee. */
    public static TextFence random() {
        return new TextFence(new SecureRandom());
    }

    /** With the word that belongs to a seed, for runs that must be repeatable. */
    public static TextFence seeded(long seed) {
        return new TextFence(new Random(seed));
    }

    /** The first line of a fenced text. */
    public String begin() {
        return "<data " + word + ">";
    }

    /** The last line of a fenced text. */
    public String end() {
        return "</data " + word + ">";
    }

    /** The text between the two lines. */
    public String around(String text) {
        // The word goes first: what it held apart may be a tag without it.
        String inside = TURN_MARKS.matcher(text.replace(word, WITHOUT_WORD)).replaceAll(INSTEAD);
        return begin() + "\n" + inside + "\n" + end();
    }

    /** The text without the two lines of whatever fence; the text as it is when it has none. */
    public static String removed(String text) {
        return FENCED.matcher(text).replaceFirst("$1");
    }
}
