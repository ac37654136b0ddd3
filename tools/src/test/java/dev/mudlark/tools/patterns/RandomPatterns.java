package dev.mudlark.tools.patterns;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.Random;

/** Patterns and texts that have much to do with each other, by a seed. */
public final class RandomPatterns {

    private static final String[] ATOMS = {
        "a",
        "b",
        "A",
        "é",
        "ß",
        "k",
        "s",
        "K",
        "ſ",
        "Σ",
        "İ",
        "ı",
        "🦀",
        " ",
        "-",
        "0",
        "7",
        ".",
        "\\.",
        "\\d",
        "\\D",
        "\\w",
        "\\W",
        "\\s",
        "\\S",
        "[ab]",
        "[^ab]",
        "[a-k]",
        "[^é]",
        "[Σ-ω]",
        "[[:alpha:]]",
        "[]a]",
        "[\\d-]",
        "\\pL",
        "\\p{Greek}",
        "\\PL",
        "\\x61",
        "\\x{1F980}",
        "\\141",
        "\\t",
        "\\Qa.b\\E",
        "\\Q*\\E",
        "ab",
        "ba",
        "aab",
        "e\u0301",
        "\\C"
    };
    private static final String[] PLACES = {"^", "$", "\\b", "\\B", "\\A", "\\z", "(?m:^)", "(?m:$)"};
    private static final String[] REPEATS = {
        "*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,}", "{2,3}?", "{0}", "{1}"
    };
    private static final String[] GROUPS = {"(", "(?:", "(?P<n%d>", "(?i:", "(?-i:", "(?s:", "(?U:"};
    private static final String[] LETTERS = {
        "a", "b", "A", "B", "é", "É", "ß", "k", "K", "K", "s", "ſ", "σ", "ς", "Σ", "İ", "ı", "i", "🦀", "🦁", " ", "-",
        "_", ".", "0", "7", "*", "\t", "aab", "x"
    };
    private static final String[] ODD = {"e\u0301", "\u0301", "\u200b", "\u00ad", "\ud83e", "\udd80", "\ufb01", "\u212b"
    };

    private RandomPatterns() {}

    /** A pattern that RE2/J takes. */
    public static String pattern(Random random) {
        while (true) {
            int[] names = {0};
            String pattern = choice(random, 3, names);
            try {
                Pattern.compile(pattern);
                return pattern;
            } catch (PatternSyntaxException e) {
                // Another one.
            }
        }
    }

    private static String choice(Random random, int depth, int[] names) {
        StringBuilder choice = new StringBuilder(sequence(random, depth, names));
        while (random.nextInt(5) == 0) {
            choice.append('|').append(sequence(random, depth, names));
        }
        return choice.toString();
    }

    private static String sequence(Random random, int depth, int[] names) {
        StringBuilder sequence = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            int kind = random.nextInt(12);
            if (kind == 0) {
                sequence.append(one(random, PLACES));
            } else if (kind < 4 && depth > 0) {
                String open = one(random, GROUPS).replace("%d", Integer.toString(names[0]++));
                sequence.append(open).append(choice(random, depth - 1, names)).append(')');
            } else if (kind == 4 && random.nextInt(4) == 0) {
                sequence.append(random.nextBoolean() ? "(?i)" : "(?-i)");
                continue;
            } else {
                sequence.append(one(random, ATOMS));
            }
            if (random.nextInt(3) == 0) {
                sequence.append(one(random, REPEATS));
            }
        }
        return sequence.toString();
    }

    /** A line in which no letter is joined with another. */
    public static String plainLine(Random random) {
        StringBuilder line = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            line.append(one(random, LETTERS));
        }
        return line.toString();
    }

    /** Any line. */
    public static String line(Random random) {
        StringBuilder line = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            line.append(one(random, random.nextInt(8) == 0 ? ODD : LETTERS));
        }
        return line.toString();
    }

    private static String one(Random random, String[] from) {
        return from[random.nextInt(from.length)];
    }
}
