package dev.mudlark.bench.renaming;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Other proper names and identifiers of the same shape. A proper name is a word that stands capitalised in the middle of a
 * sentence more than three times as often as it is written small; an identifier has capitals beside an underscore, a small letter before
 * a capital, or capitals before a digit; names of columns in small letters stay, because questions use their words. Each letter becomes another one of its kind (vowel or consonant), each digit of an identifier another digit;
 * letters of common endings stay, so that a name keeps its plural.
 */
final class Names {

    private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{N}_]+(?:[-_.][\\p{L}\\p{N}_]+)*");
    private static final Pattern IN_SENTENCE = Pattern.compile("(?<=\\p{Ll},? )\\p{Lu}\\p{Ll}{3,}");
    private static final Pattern SMALL = Pattern.compile("(?<!\\p{L})\\p{Ll}{4,}(?!\\p{L})");
    private static final Pattern PART = Pattern.compile("\\p{L}+");
    private static final Pattern CODE =
            Pattern.compile("(?=.*\\p{Lu})(?:.*_.*|.*\\p{Ll}\\p{Lu}.*|\\p{Lu}{2,}[-_.]?\\p{N}.*)");
    private static final Set<String> CALENDAR = Set.of(
            "january",
            "february",
            "march",
            "april",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday");

    private final Map<Integer, Integer> characters = new HashMap<>();
    private final Set<String> names = new HashSet<>();

    Names(Collection<String> texts, Random random) {
        for (String alike : List.of("auo", "bcfhjkmpqrtvwxz", "123456789")) {
            List<Integer> shuffled = new ArrayList<>(alike.chars().boxed().toList());
            Collections.shuffle(shuffled, random);
            for (int i = 0; i < alike.length(); i++) {
                characters.put((int) alike.charAt(i), shuffled.get(i));
                characters.put((int) Character.toUpperCase(alike.charAt(i)), Character.toUpperCase(shuffled.get(i)));
            }
        }
        Map<String, Integer> balance = new HashMap<>();
        for (String text : texts) {
            IN_SENTENCE.matcher(text).results().forEach(m -> balance.merge(lower(m.group()), 1, Integer::sum));
            SMALL.matcher(text).results().forEach(m -> balance.merge(m.group(), -3, Integer::sum));
        }
        balance.forEach((word, more) -> names.addAll(more > 0 && !CALENDAR.contains(word) ? Set.of(word) : Set.of()));
    }

    /** The text with other names and identifiers. */
    String rename(String text) {
        return TOKEN.matcher(text).replaceAll(m -> Matcher.quoteReplacement(other(m.group())));
    }

    private String other(String token) {
        return CODE.matcher(token).matches()
                ? exchanged(token)
                : PART.matcher(token)
                        .replaceAll(
                                m -> Matcher.quoteReplacement(isName(m.group()) ? exchanged(m.group()) : m.group()));
    }

    private boolean isName(String word) {
        String lower = lower(word);
        return names.contains(lower) || (lower.endsWith("s") && names.contains(lower.substring(0, lower.length() - 1)));
    }

    private String exchanged(String word) {
        StringBuilder renamed = new StringBuilder();
        word.codePoints().forEach(c -> renamed.appendCodePoint(characters.getOrDefault(c, c)));
        return renamed.toString();
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
