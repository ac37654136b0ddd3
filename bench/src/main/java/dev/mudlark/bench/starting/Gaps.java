package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/** A sentence without its number, or without its longest word: {@code What is missing here: "It takes … days"?} */
final class Gaps implements Source {
    private static final String GAP = "…";
    private static final int SHORTEST = 30;
    private static final int LONGEST = 240;
    /** Documents with such sentences that are looked at, and sentences of each. */
    private static final int DOCUMENTS = 20;

    private static final int SENTENCES = 4;

    @Override
    public List<StarterQuestion> draw(Collection documents, Random random, int most) {
        List<StarterQuestion> drawn = new ArrayList<>();
        List<Document> order = Texts.shuffled(documents, random);
        for (Predicate<String> word : List.<Predicate<String>>of(Gaps::isNumber, Gaps::isLong)) {
            List<Candidate> candidates = drawn.size() < most ? candidates(order, word) : List.of();
            for (StarterQuestion question : OneAnswer.among(candidates, documents, most)) {
                if (drawn.size() < most && OneAnswer.areNew(question.documents(), drawn)) {
                    drawn.add(question);
                }
            }
        }
        return drawn;
    }

    /** Some sentences of each of some documents: the first of each, then the second of each, and so on. */
    private static List<Candidate> candidates(List<Document> documents, Predicate<String> wanted) {
        List<List<Candidate>> ofDocuments = new ArrayList<>();
        for (Document document : documents) {
            List<Candidate> found = ofDocuments.size() < DOCUMENTS ? some(document, wanted) : List.of();
            if (!found.isEmpty()) {
                ofDocuments.add(found);
            }
        }
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < SENTENCES; i++) {
            for (List<Candidate> found : ofDocuments) {
                candidates.addAll(i < found.size() ? List.of(found.get(i)) : List.of());
            }
        }
        return candidates;
    }

    private static List<Candidate> some(Document document, Predicate<String> wanted) {
        return Paragraphs.of(document.text().toString()).stream()
                .flatMap(paragraph -> Paragraphs.sentences(paragraph).stream())
                .filter(Gaps::isProse)
                .flatMap(sentence -> asked(document, sentence, wanted).stream())
                .limit(SENTENCES)
                .toList();
    }

    private static Optional<Candidate> asked(Document document, String sentence, Predicate<String> wanted) {
        return ComparedText.of(sentence).words().stream()
                .filter(wanted)
                .max(Comparator.comparingInt(String::length))
                .filter(word -> once(sentence, word))
                .map(word -> new Candidate(
                        new StarterQuestion(
                                "What is missing here: \"" + sentence.replace(word, GAP) + "\"?",
                                word,
                                List.of(word),
                                List.of(document.id()),
                                List.of()),
                        List.of(around(sentence, word))));
    }

    private static Candidate.Frame around(String sentence, String word) {
        int at = sentence.indexOf(word);
        return new Candidate.Frame(sentence.substring(0, at), sentence.substring(at + word.length()));
    }

    /** True when the word stands once in the sentence as it is written, and in no other word. */
    private static boolean once(String sentence, String word) {
        int at = sentence.indexOf(word);
        return at >= 0
                && sentence.indexOf(word, at + 1) < 0
                && !ComparedText.of(sentence.replace(word, GAP)).holds(word)
                && ComparedText.of(sentence).holds(word);
    }

    private static boolean isProse(String sentence) {
        return sentence.length() >= SHORTEST
                && Texts.isShort(sentence, LONGEST)
                && Character.isLetter(sentence.codePointAt(0))
                && sentence.indexOf('(') < 0
                && sentence.chars().noneMatch(c -> "|`*_#<>[]\\\"…".indexOf(c) >= 0)
                && ".!?。".indexOf(sentence.charAt(sentence.length() - 1)) >= 0;
    }

    private static boolean isNumber(String word) {
        return word.chars().allMatch(c -> (c >= '0' && c <= '9') || c == '.') && word.length() > 1;
    }

    private static boolean isLong(String word) {
        return word.codePointCount(0, word.length()) >= 6 && word.codePoints().allMatch(Character::isLetter);
    }
}
