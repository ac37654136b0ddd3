package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.ComparedText;
import dev.mudlark.evaluation.Question;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;

/** How much of their questions' wording the documents have: the more, the more plain search is favoured. */
final class WordOverlap implements Check {
    /** From this share on half of the questions are asked in nothing but the documents' words. */
    private static final double MUCH = 0.9;

    /** Among fewer questions the median means little. */
    private static final int LEAST_QUESTIONS = 10;

    /** Content words of a question that are looked at. */
    private static final int MOST_WORDS = 100;

    @Override
    public void look(Checked data, Findings findings) {
        List<Double> shares = shares(data);
        OptionalDouble median = median(shares);
        if (shares.size() >= LEAST_QUESTIONS && median.orElse(0) >= MUCH) {
            findings.add(
                    FindingKind.WORD_OVERLAP,
                    data.file().toString(),
                    String.format(
                            Locale.ROOT,
                            "half of the questions have at least %.0f %% of their content words from their documents",
                            100 * median.orElseThrow()));
        }
    }

    /** The median over the questions that say what they are about; empty when none does. */
    static OptionalDouble median(Checked data) {
        return median(shares(data));
    }

    private static OptionalDouble median(List<Double> shares) {
        return shares.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(shares.get((shares.size() - 1) / 2));
    }

    private static List<Double> shares(Checked data) {
        return data.questions().stream()
                .filter(question -> !question.relevantDocIds().isEmpty())
                .map(question -> share(data, question))
                .sorted()
                .toList();
    }

    private static double share(Checked data, Question question) {
        List<Document> relevant = data.texts().relevant(question);
        List<String> words = ComparedText.of(question.question()).contentWords().stream()
                .limit(MOST_WORDS)
                .toList();
        List<Set<String>> known = relevant.stream().map(data.texts()::words).toList();
        long shared = words.stream()
                .filter(word -> known.stream().anyMatch(set -> set.contains(word)))
                .count();
        return words.isEmpty() ? 0 : (double) shared / words.size();
    }
}
