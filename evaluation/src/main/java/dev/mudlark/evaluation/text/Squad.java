package dev.mudlark.evaluation.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Overlap of an answer with a reference answer as the SQuAD evaluation script counts it: lower case, ASCII punctuation
 * removed, the articles {@code a an the} removed, white space collapsed (Rajpurkar et al. 2016, <i>SQuAD: 100,000+
 * Questions for Machine Comprehension of Text</i>, section 6.1).
 */
public final class Squad {

    private static final Pattern PUNCTUATION = Pattern.compile("[!-/:-@\\[-`{-~]");
    private static final Pattern ARTICLES = Pattern.compile("\\b(?:a|an|the)\\b");
    private static final Pattern SPACE = Pattern.compile("\\s+", Pattern.UNICODE_CHARACTER_CLASS);

    private Squad() {}

    /** The tokens of a text; empty when nothing is left. */
    public static List<String> tokens(String text) {
        String bare = PUNCTUATION.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
        String short_ = SPACE.matcher(ARTICLES.matcher(bare).replaceAll(" "))
                .replaceAll(" ")
                .strip();
        return short_.isEmpty() ? List.of() : Arrays.asList(SPACE.split(short_));
    }

    /** True when the same tokens remain in the same order. */
    public static boolean exactMatch(String answer, String reference) {
        return tokens(answer).equals(tokens(reference));
    }

    /**
     * Harmonic mean of token precision and token recall, 0 to 1. When nothing is left of one of them: 1 when nothing is
     * left of both, else 0.
     */
    public static double tokenF1(String answer, String reference) {
        List<String> said = tokens(answer);
        List<String> wanted = tokens(reference);
        if (said.isEmpty() || wanted.isEmpty()) {
            return said.equals(wanted) ? 1 : 0;
        }
        int common = common(said, wanted);
        return 2.0 * common / (said.size() + wanted.size());
    }

    private static int common(List<String> said, List<String> wanted) {
        Map<String, Integer> left = new HashMap<>();
        wanted.forEach(token -> left.merge(token, 1, Integer::sum));
        int common = 0;
        for (String token : said) {
            if (left.merge(token, -1, Integer::sum) >= 0) {
                common++;
            }
        }
        return common;
    }
}
