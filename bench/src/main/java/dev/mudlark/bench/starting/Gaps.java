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

    @Override
    public List<StarterQuestion> draw(Collection documents, Random random, int most) {
        List<StarterQuestion> drawn = new ArrayList<>();
        List<Document> order = Texts.shuffled(documents, random);
        for (Predicate<String> word : List.<Predicate<String>>of(Gaps::isNumber, Gaps::isLong)) {
            for (Document document : order) {
                if (drawn.size() < most
                        && drawn.stream().noneMatch(other -> other.documents().contains(document.id()))) {
                    one(document, word).ifPresent(drawn::add);
                }
            }
        }
        return drawn;
    }

    private static Optional<StarterQuestion> one(Document document, Predicate<String> wanted) {
        return Paragraphs.of(document.text().toString()).stream()
                .flatMap(paragraph -> Paragraphs.sentences(paragraph).stream())
                .filter(Gaps::isProse)
                .flatMap(sentence -> asked(document, sentence, wanted).stream())
                .findFirst();
    }

    private static Optional<StarterQuestion> asked(Document document, String sentence, Predicate<String> wanted) {
        return ComparedText.of(sentence).words().stream()
                .filter(wanted)
                .max(Comparator.comparingInt(String::length))
                .filter(word -> once(sentence, word))
                .map(word -> new StarterQuestion(
                        "What is missing here: \"" + sentence.replace(word, GAP) + "\"?",
                        word,
                        List.of(word),
                        List.of(document.id()),
                        List.of()));
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
