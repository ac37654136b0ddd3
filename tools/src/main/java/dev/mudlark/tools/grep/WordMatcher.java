package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.folding.Places;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;

/** Lines that hold every word, as a part of any length, in any order. */
final class WordMatcher implements LineMatcher {

    private final List<String> words;
    private final boolean caseSensitive;
    /** The longest, which is probably the rarest, first. */
    private final List<String> byLength;

    WordMatcher(String pattern, boolean caseSensitive) {
        this.caseSensitive = caseSensitive;
        this.words = split(form().of(pattern));
        this.byLength = words.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    private static List<String> split(String pattern) {
        StringTokenizer tokens = new StringTokenizer(pattern, " \t\r\n\f\u00a0");
        Set<String> words = new LinkedHashSet<>();
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return List.copyOf(words);
    }

    List<String> words() {
        return words;
    }

    /** A matcher for each word alone. */
    List<WordMatcher> single() {
        List<WordMatcher> single = new ArrayList<>();
        words.forEach(word -> single.add(new WordMatcher(word, caseSensitive)));
        return single;
    }

    @Override
    public Matches matches(LineText text, Runnable checkTime) {
        String searched = text.searched(caseSensitive);
        String rarest = byLength.getFirst();
        LineNumbers found = new LineNumbers();
        int at = searched.indexOf(rarest);
        while (at >= 0) {
            checkTime.run();
            int line = text.lineAt(at, caseSensitive);
            int end = text.searchedEnd(line, caseSensitive);
            if (holdsOthers(searched, text.searchedStart(line, caseSensitive), end)) {
                found.add(line);
            }
            at = searched.indexOf(rarest, Math.max(end, at + 1));
        }
        return new Matches(found, 0);
    }

    private boolean holdsOthers(String searched, int start, int end) {
        for (int i = 1; i < byLength.size(); i++) {
            if (searched.indexOf(byLength.get(i), start, end) < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Found in(String line) {
        Form form = form();
        String word = byLength.getFirst();
        int at = Math.max(0, form.of(line).indexOf(word));
        Places places = new Places(form, Places.Unit.CHARS, line, 0, line.length());
        return new Found(places.start(at), places.end(at + word.length()));
    }

    private Form form() {
        return caseSensitive ? Form.CASED : Form.FOLDED;
    }

    @Override
    public String describe() {
        return words.size() == 1 ? "'" + words.getFirst() + "'" : "all of: " + String.join(", ", words);
    }
}
