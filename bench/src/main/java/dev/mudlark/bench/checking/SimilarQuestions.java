package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.similarity.NearDuplicates;
import dev.mudlark.bench.similarity.Shingles;
import dev.mudlark.bench.similarity.Twin;
import dev.mudlark.evaluation.ComparedText;
import dev.mudlark.evaluation.Question;
import java.util.List;

/**
 * Questions with the same content words in whatever order, but for one among ten. Questions of one pattern about
 * different things are not the same.
 */
final class SimilarQuestions implements Check {
    private static final double LEAST = 0.9;

    @Override
    public void look(Checked data, Findings findings) {
        List<Question> questions = data.questions();
        List<Shingles> words = questions.stream()
                .map(question ->
                        Shingles.bagOf(ComparedText.of(question.question()).contentWords()))
                .toList();
        for (Twin twin : NearDuplicates.of(words, LEAST)) {
            Question first = questions.get(twin.first());
            Question second = questions.get(twin.second());
            findings.add(
                    FindingKind.SIMILAR_QUESTIONS,
                    data.placeOf(second),
                    "'" + second.id() + "' asks in the words of '" + first.id() + "': "
                            + Findings.quoted(second.question()));
        }
    }
}
