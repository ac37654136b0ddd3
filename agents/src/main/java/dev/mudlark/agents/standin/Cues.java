package dev.mudlark.agents.standin;

import dev.mudlark.agents.memory.*;
import dev.mudlark.agents.scanning.*;
import java.util.*;
import java.util.regex.*;

/** The patterns of cues.txt by name, and the words of a text with the stems by which they are compared. */
final class Cues {

    static final Map<String, Cue> ALL = CueFile.read(Cues.class, "cues.txt");

    static final Pieces UNITS = new Pieces(1_000_000, cue("break"), cue("space"), cue("rule"));
    /** Texts recur from turn to turn; what is remembered of them is bounded and never shows in an answer. */
    private static final Memo<String, Set<String>> STEMS = Memo.ofTexts(1_000_000, Cues::stemsOf);

    private static final Memo<String, Set<String>> STEMS_OF_WORD = Memo.ofTexts(1_000_000, Cues::stemsOfWord);
    private static final Memo<String, String> STEM = Memo.ofTexts(1_000_000, Cues::stemOf);
    private static final List<String> SAME = cue("part").texts(cue("same").regex());
    private static final List<String> SMALL = cue("part").texts(cue("small").regex());

    static Cue cue(String name) {
        return Objects.requireNonNull(ALL.get(name), name);
    }

    static boolean in(String text, String name) {
        return cue(name).in(text);
    }

    /** What a text means besides its words: general words, and months as they are written in figures. */
    static String implied(String text) {
        StringBuilder implied = new StringBuilder();
        for (String cue : ALL.keySet()) {
            List<MatchResult> found = cue.startsWith("means ") ? all(text, cue) : List.of();
            found.forEach(m -> implied.append(cue.substring(5).replace("NN", m.group(m.groupCount()))));
        }
        return implied.toString();
    }

    static List<MatchResult> all(String text, String name) {
        return cue(name).all(text);
    }

    static List<String> words(String text) {
        return cue("word").texts(text).stream()
                .filter(word -> !in(word, "empty"))
                .toList();
    }

    /** Stems of the words that carry meaning; a joined word counts whole, without its last part, and in its parts. */
    static Set<String> stems(String text) {
        return STEMS.apply(text);
    }

    private static Set<String> stemsOf(String text) {
        Set<String> stems = new LinkedHashSet<>();
        words(text).forEach(word -> stems.addAll(STEMS_OF_WORD.apply(word)));
        return Collections.unmodifiableSet(stems);
    }

    private static Set<String> stemsOfWord(String word) {
        Set<String> stems = new LinkedHashSet<>(Set.of(stem(word)));
        String all = String.join(" ", cue("part").texts(word)) + " "
                + String.join(" ", cue("piece").texts(word));
        words(all.equals(word + " " + word) ? "" : all).forEach(part -> stems.add(stem(part)));
        return stems;
    }

    /** What words of one meaning or form have in common. */
    static String stem(String word) {
        return STEM.apply(word);
    }

    private static String stemOf(String word) {
        Pattern ending = cue(in(word, "identifier") ? "never" : "ending").pattern();
        String stem = ending.matcher(word.toLowerCase(Locale.ROOT)).replaceFirst("");
        for (String same : in(stem, "alike") ? SAME : List.<String>of()) {
            stem = cue("same " + same).pattern().matcher(stem).replaceFirst(same);
        }
        return stem;
    }

    /** Digits for a number in words or with separators. */
    static String digits(String number) {
        int small = SMALL.indexOf(number.toLowerCase(Locale.ROOT));
        return small >= 0 ? String.valueOf(small) : number.replace(",", "");
    }
}
