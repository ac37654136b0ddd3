package dev.mudlark.agents.standin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words of a text and the stems by which they are compared. */
final class Words {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+(?:[-._:'’][\\p{L}\\p{N}_]+)*");
    private static final Pattern PART = Pattern.compile("[\\p{L}\\p{N}_]+");
    private static final Pattern IDENTIFIER = Pattern.compile(
            ".*(?:_|\\p{L}\\d|\\d\\p{L}|\\p{L}-\\d|\\p{L}\\.\\p{L}{2}|\\p{Ll}\\p{Lu}|\\p{Lu}{2}-\\p{Lu}{2}|\\p{L}-\\p{L}+-\\p{L}).*");
    private static final Set<String> STOP = new LinkedHashSet<>(find(
            PART,
            "a about after all also an and any are as at"
                    + " be been before being between both but by can could did do does each for from get gets give given had has"
                    + " have how i if in into is it its itself many may me might more most much must my no not of off on one only"
                    + " or other our out over shall should so some such than that the their them then there these they this"
                    + " those to too under until up was we were what when where which while who whom whose why will with within"
                    + " would you your according called say said stand stands"));
    private static final List<String> ENDINGS = List.of(
            "ations", "ation", "ings", "ions", "ing", "ion", "ies", "ed", "es", "er", "al", "ly", "s", "e", "y");

    private Words() {}

    static List<String> in(String text) {
        return find(WORD, text);
    }

    /** Stems of the words that carry meaning; a joined word counts whole and in its parts. */
    static Set<String> stems(String text) {
        Set<String> stems = new LinkedHashSet<>();
        for (String word : in(text)) {
            addStem(stems, word);
            List<String> parts = find(PART, word);
            if (parts.size() > 1) {
                parts.forEach(part -> addStem(stems, part));
            }
            if (parts.size() > 2 && Character.isDigit(word.charAt(0))) {
                stems.add(word.substring(0, word.lastIndexOf('.') > 0 ? word.lastIndexOf('.') : word.length()));
            }
        }
        return stems;
    }

    static String stem(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        for (String ending : ENDINGS) {
            int rest = lower.length() - ending.length();
            if (rest >= 3 && lower.endsWith(ending) && !isIdentifier(word) && !lower.endsWith("ss")) {
                return lower.substring(0, rest);
            }
        }
        return lower;
    }

    static boolean isStop(String word) {
        return STOP.contains(word.toLowerCase(Locale.ROOT));
    }

    static boolean isIdentifier(String word) {
        return IDENTIFIER.matcher(word).matches();
    }

    private static void addStem(Set<String> stems, String word) {
        if (!isStop(word)) {
            stems.add(stem(word));
        }
    }

    private static List<String> find(Pattern pattern, String text) {
        List<String> found = new ArrayList<>();
        for (Matcher m = pattern.matcher(text); m.find(); ) {
            found.add(m.group());
        }
        return found;
    }
}
