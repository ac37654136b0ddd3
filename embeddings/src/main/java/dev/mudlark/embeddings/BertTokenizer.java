package dev.mudlark.embeddings;

import java.text.Normalizer;

/**
 * Uncased BERT's tokenizer (Devlin et al. 2018, arXiv:1810.04805, {@code tokenization.py}): control characters go,
 * ideographs and punctuation are words of their own, accents and case go, words are cut into the longest known pieces.
 *
 * <p>Two differences, so that no text is lost or taken for a command: a word of more than 100 code points is cut there
 * instead of becoming one unknown token, and {@code [SEP]} and the like in a text are brackets and letters.
 */
final class BertTokenizer {
    /** Code points; from the reference. */
    private static final int LONGEST_WORD = 100;

    private final Vocabulary vocabulary;

    BertTokenizer(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** The tokens of a text, without those for start and end. */
    Tokens tokens(String text) {
        Tokens tokens = new Tokens();
        StringBuilder run = new StringBuilder();
        int breaks = 0;
        for (int at = 0; at < text.length(); ) {
            int c = text.codePointAt(at);
            at += Character.charCount(c);
            if (Characters.isDropped(c)) {
                continue;
            }
            if (Characters.isSpace(c)) {
                endRun(run, tokens);
                breaks = c == '\n' ? breaks + 1 : breaks;
            } else {
                if (breaks > 1) {
                    tokens.beginSentence();
                }
                breaks = 0;
                addTo(run, c, tokens);
            }
        }
        endRun(run, tokens);
        return tokens;
    }

    private void addTo(StringBuilder run, int c, Tokens tokens) {
        if (Characters.isIdeograph(c)) {
            endRun(run, tokens);
            run.appendCodePoint(c);
            endRun(run, tokens);
        } else {
            run.appendCodePoint(c);
        }
    }

    /** What stood between white space: without accents and capitals, cut at punctuation. */
    private void endRun(StringBuilder run, Tokens tokens) {
        if (run.isEmpty()) {
            return;
        }
        String plain = plain(run);
        run.setLength(0);
        int begin = 0;
        int last = 0;
        for (int at = 0; at < plain.length(); ) {
            int c = plain.codePointAt(at);
            int next = at + Character.charCount(c);
            boolean space = Characters.isSpace(c);
            if (space || Characters.isPunctuation(c)) {
                addWord(plain, begin, at, tokens);
                if (!space) {
                    addWord(plain, at, next, tokens);
                }
                begin = next;
            }
            last = c;
            at = next;
        }
        addWord(plain, begin, plain.length(), tokens);
        if (Characters.endsSentence(last)) {
            tokens.beginSentence();
        }
    }

    private static String plain(CharSequence run) {
        StringBuilder plain = new StringBuilder(run.length());
        Normalizer.normalize(run, Normalizer.Form.NFD)
                .codePoints()
                .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
                .forEach(c -> plain.appendCodePoint(Character.toLowerCase(c)));
        return plain.toString();
    }

    private void addWord(String text, int begin, int end, Tokens tokens) {
        int from = begin;
        while (from < end) {
            int length = text.codePointCount(from, end);
            int to = length <= LONGEST_WORD ? end : text.offsetByCodePoints(from, LONGEST_WORD);
            tokens.beginWord();
            addPieces(text.substring(from, to), tokens);
            from = to;
        }
    }

    /** Longest match first; a word with a part that is no known piece is one unknown token. */
    private void addPieces(String word, Tokens tokens) {
        int before = tokens.size();
        int from = 0;
        while (from < word.length()) {
            String prefix = from == 0 ? "" : "##";
            int to = Math.min(word.length(), from + vocabulary.longest() - prefix.length());
            int id = -1;
            while (to > from && (id = vocabulary.id(prefix + word.substring(from, to))) < 0) {
                to--;
            }
            if (id < 0) {
                tokens.cutTo(before);
                tokens.add(vocabulary.unknown);
                return;
            }
            tokens.add(id);
            from = to;
        }
    }
}
