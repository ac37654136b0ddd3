package dev.mudlark.bench.starting;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Paragraphs and sentences of running text. */
final class Paragraphs {
    /** UTF-16 units of a document that are looked at. */
    private static final int BEGINNING = 50_000;

    private Paragraphs() {}

    /** The paragraphs, each on one line: what stands between blank lines, and each item of a list. */
    static List<String> of(String text) {
        List<String> paragraphs = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        for (String line :
                text.substring(0, Math.min(BEGINNING, text.length())).lines().toList()) {
            boolean item = line.startsWith("- ") || line.startsWith("* ");
            if (line.isBlank() || item) {
                close(open, paragraphs);
            }
            open.append(line.strip()).append(' ');
        }
        close(open, paragraphs);
        return paragraphs;
    }

    private static void close(StringBuilder open, List<String> paragraphs) {
        String paragraph = Texts.onOneLine(open.toString());
        if (!paragraph.isEmpty()) {
            paragraphs.add(paragraph);
        }
        open.setLength(0);
    }

    static String firstSentence(String paragraph) {
        return sentences(paragraph).stream().findFirst().orElse("");
    }

    static List<String> sentences(String paragraph) {
        BreakIterator ends = BreakIterator.getSentenceInstance(Locale.ROOT);
        ends.setText(paragraph);
        List<String> sentences = new ArrayList<>();
        int start = ends.first();
        for (int end = ends.next(); end != BreakIterator.DONE; end = ends.next()) {
            sentences.add(paragraph.substring(start, end).strip());
            start = end;
        }
        return sentences;
    }
}
