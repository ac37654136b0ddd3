package dev.mudlark.agents.standin;

import dev.mudlark.agents.memory.*;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.Function;
import java.util.regex.*;

/** The patterns of cues.txt by name, and the words of a text with the stems by which they are compared. */
final class Cues {

    static final Map<String, Pattern> ALL = read();
    /** Texts recur from turn to turn; what is remembered of them is bounded and never shows in an answer. */
    private static final Matches FOUND = new Matches(60_000);

    static final Pieces UNITS = new Pieces(5_000, of("break"), of("space"), of("rule"));
    static final Function<String, Set<String>> STEMS = Memo.ofSets(20_000, Cues::stems);
    private static final List<String> SAME = found(of("same").pattern(), "part");

    private static Map<String, Pattern> read() {
        Map<String, Pattern> cues = new LinkedHashMap<>();
        InputStream file = Objects.requireNonNull(Cues.class.getResourceAsStream("cues.txt"));
        Scanner lines = new Scanner(file, StandardCharsets.UTF_8).useDelimiter("\n");
        for (String line : lines.tokens().skip(1).toList()) {
            int end = line.indexOf(" = ");
            cues.put(line.substring(0, end), Pattern.compile(line.substring(end + 3)));
        }
        return Collections.unmodifiableMap(cues);
    }

    static Pattern of(String name) {
        return Objects.requireNonNull(ALL.get(name), name);
    }

    static boolean in(String text, String name) {
        return !all(text, name).isEmpty();
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
        return FOUND.of(of(name), text);
    }

    private static List<String> found(String text, String name) {
        return all(text, name).stream().map(MatchResult::group).toList();
    }

    static List<String> words(String text) {
        return found(text, "word").stream().filter(word -> !in(word, "empty")).toList();
    }

    /** Stems of the words that carry meaning; a joined word counts whole, without its last part, and in its parts. */
    static Set<String> stems(String text) {
        Set<String> stems = new LinkedHashSet<>();
        for (String word : words(text)) {
            stems.add(stem(word));
            String all = String.join(" ", found(word, "part")) + " " + String.join(" ", found(word, "piece"));
            words(all.equals(word + " " + word) ? "" : all).forEach(part -> stems.add(stem(part)));
        }
        return stems;
    }

    /** What words of one meaning or form have in common. */
    static String stem(String word) {
        Pattern ending = of(in(word, "identifier") ? "never" : "ending");
        String stem = ending.matcher(word.toLowerCase(Locale.ROOT)).replaceFirst("");
        for (String same : in(stem, "alike") ? SAME : List.<String>of()) {
            stem = of("same " + same).matcher(stem).replaceFirst(same);
        }
        return stem;
    }

    /** Digits for a number in words or with separators. */
    static String digits(String number) {
        int small = found(of("small").pattern(), "part").indexOf(number.toLowerCase(Locale.ROOT));
        return small >= 0 ? String.valueOf(small) : number.replace(",", "");
    }
}
