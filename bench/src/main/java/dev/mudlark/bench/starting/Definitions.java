package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** What a document explains, written as {@code **Term**: text}, {@code **Term.** text} or {@code **Term** – text}. */
final class Definitions implements Source {
    private static final int LONGEST_TERM = 40;
    private static final int LONGEST = 200;
    private static final int KEYWORDS = 2;
    /** Definitions that are looked at, and those of a document. */
    private static final int CANDIDATES = 40;

    private static final int OF_A_DOCUMENT = 4;

    @Override
    public List<StarterQuestion> draw(Collection documents, Random random, int most) {
        List<Candidate> candidates = new ArrayList<>();
        for (Document document : Texts.shuffled(documents, random)) {
            if (candidates.size() < CANDIDATES) {
                Paragraphs.of(document.text().toString()).stream()
                        .flatMap(paragraph -> question(document, paragraph).stream())
                        .limit(OF_A_DOCUMENT)
                        .forEach(candidates::add);
            }
        }
        return OneAnswer.among(candidates, documents, most);
    }

    private static Optional<Candidate> question(Document document, String paragraph) {
        int start = paragraph.startsWith("**") ? 2 : 4;
        boolean bold = paragraph.startsWith("**") || paragraph.startsWith("- **") || paragraph.startsWith("* **");
        int end = bold ? paragraph.indexOf("**", start) : -1;
        if (end < 0) {
            return Optional.empty();
        }
        String marked = paragraph.substring(start, end).strip();
        String rest = paragraph.substring(end + 2).strip();
        boolean separated = endsWithAny(marked, ".:") || (!rest.isEmpty() && ":–—".indexOf(rest.charAt(0)) >= 0);
        String term = endsWithAny(marked, ".:") ? marked.substring(0, marked.length() - 1) : marked;
        return separated && Texts.isShort(term, LONGEST_TERM)
                ? asked(document, term, Paragraphs.firstSentence(withoutSeparator(rest)))
                : Optional.empty();
    }

    private static Optional<Candidate> asked(Document document, String term, String meaning) {
        Set<String> words = ComparedText.of(meaning).contentWords();
        words.removeAll(ComparedText.of(term).words());
        List<String> keywords = words.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(KEYWORDS)
                .toList();
        if (keywords.size() < KEYWORDS || !Texts.isShort(meaning, LONGEST)) {
            return Optional.empty();
        }
        StarterQuestion question = new StarterQuestion(
                "What is meant by \"" + term + "\"?", meaning, keywords, List.of(document.id()), List.of());
        return Optional.of(new Candidate(
                question,
                Stream.of("", ".", ":")
                        .map(end -> new Candidate.Frame("**" + term + end + "**", ""))
                        .toList()));
    }

    private static String withoutSeparator(String text) {
        boolean separated = !text.isEmpty() && ":–—".indexOf(text.charAt(0)) >= 0;
        return separated ? text.substring(1).strip() : text;
    }

    private static boolean endsWithAny(String text, String ends) {
        return !text.isEmpty() && ends.indexOf(text.charAt(text.length() - 1)) >= 0;
    }
}
