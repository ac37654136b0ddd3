package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.folding.Places;
import dev.mudlark.tools.folding.Utf8Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Lines that hold every word, as a part of any length, in any order. */
final class WordMatcher implements LineMatcher {

    private final List<Word> words;
    private final List<Word> byRarity;
    private final boolean caseSensitive;

    /**
     * A word.
     *
     * @param text as it is compared in the end
     * @param needle as it is looked for in packed text
     */
    private record Word(String text, Needle needle) {

        String packed() {
            return needle.word();
        }
    }

    private WordMatcher(List<Word> words, List<Word> byRarity, boolean caseSensitive) {
        this.words = words;
        this.byRarity = byRarity;
        this.caseSensitive = caseSensitive;
    }

    /** Words as a model writes them; the rarest of them lead the search. */
    static WordMatcher of(String pattern, boolean caseSensitive, Rarity rarity) {
        List<Word> words = new ArrayList<>();
        for (String text : split((caseSensitive ? Form.CASED : Form.FOLDED).of(pattern))) {
            words.add(new Word(text, Needle.of(Utf8Text.of(Form.FOLDED.of(text)), rarity)));
        }
        List<Word> byRarity = words.stream().sorted(rarity.order(Word::packed)).toList();
        return new WordMatcher(List.copyOf(words), byRarity, caseSensitive);
    }

    private static Set<String> split(String pattern) {
        Set<String> words = new LinkedHashSet<>();
        StringBuilder word = new StringBuilder();
        pattern.codePoints().forEach(c -> {
            if (!Character.isWhitespace(c) && !Character.isSpaceChar(c)) {
                word.appendCodePoint(c);
            } else if (!word.isEmpty()) {
                words.add(word.toString());
                word.setLength(0);
            }
        });
        if (!word.isEmpty()) {
            words.add(word.toString());
        }
        return words;
    }

    /** The words as they are compared. */
    List<String> words() {
        return words.stream().map(Word::text).toList();
    }

    /** A matcher for each word alone. */
    List<WordMatcher> single() {
        return words.stream()
                .map(word -> new WordMatcher(List.of(word), List.of(word), caseSensitive))
                .toList();
    }

    @Override
    public Scanner scanner(Pace pace) {
        return new WordScanner(pace);
    }

    /** Looks for the rarest word, and then for the others on the same line. */
    private final class WordScanner implements Scanner {

        private final Pace pace;
        private final Finder finder;

        WordScanner(Pace pace) {
            this.pace = pace;
            this.finder = new Finder(pace);
        }

        @Override
        public void scan(Area area, Collector into) {
            Chunk chunk = area.chunk();
            String bytes = chunk.bytes();
            Needle rarest = byRarity.getFirst().needle();
            int end = area.end();
            int source = area.from();
            Cursor cursor = new Cursor(chunk, pace);
            int at = finder.find(bytes, rarest, area.start(), end);
            while (at >= 0) {
                if (at >= chunk.end(source)) {
                    source = chunk.sourceAt(at);
                }
                if (matches(chunk, source, at, cursor)) {
                    into.place(source, at);
                }
                at = finder.find(bytes, rarest, chunk.lineEnd(at), end);
            }
        }

        private boolean matches(Chunk chunk, int source, int at, Cursor cursor) {
            if (words.size() == 1 && !caseSensitive) {
                return true;
            }
            int lineStart = Math.max(chunk.start(source), chunk.lineStart(at));
            int lineEnd = chunk.lineEnd(at);
            for (int i = 1; i < words.size(); i++) {
                if (finder.find(chunk.bytes(), byRarity.get(i).needle(), lineStart, lineEnd) < 0) {
                    return false;
                }
            }
            return !caseSensitive || holdsAsWritten(cursor.line(source, lineStart));
        }

        private boolean holdsAsWritten(Line line) {
            String cased = Formed.of(Form.CASED, line, pace);
            return words.stream().allMatch(word -> cased.contains(word.text()));
        }
    }

    @Override
    public List<Found> in(InSource.Kept kept, Line line, Pace pace) {
        return byRarity.stream().map(word -> first(word, kept, line, pace)).toList();
    }

    private Found first(Word word, InSource.Kept kept, Line line, Pace pace) {
        String bytes = kept.chunk().bytes();
        int lineEnd = kept.chunk().lineEnd(kept.at());
        Finder finder = new Finder(pace);
        if (kept.traits().direct() && !caseSensitive) {
            int start = Math.max(0, finder.find(bytes, word.needle(), kept.at(), lineEnd) - kept.at());
            return new Found(start, start + word.packed().length());
        }
        Places starts = places(line, pace);
        Places ends = places(line, pace);
        int at = finder.find(bytes, word.needle(), kept.at(), lineEnd);
        while (at >= 0) {
            int start = starts.start(at - kept.at());
            int end = ends.end(at - kept.at() + word.packed().length());
            if (!caseSensitive
                    || Form.CASED.of(line.text().substring(start, end)).contains(word.text())) {
                return new Found(start - line.from(), end - line.from());
            }
            at = finder.find(bytes, word.needle(), at + 1, lineEnd);
        }
        return new Found(0, 0);
    }

    private static Places places(Line line, Pace pace) {
        return new Places(Form.FOLDED, Places.Unit.BYTES, line.text(), line.from(), line.to(), pace::check);
    }

    @Override
    public String describe() {
        return words.size() == 1 ? "'" + words.getFirst().text() + "'" : "all of: " + String.join(", ", words());
    }
}
