package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import dev.mudlark.evaluation.ComparedText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * The questions that a data set begins with. They show that everything works: their answers are right, and neither their
 * wording nor their choice is that of people.
 */
final class Starters {
    private static final long SEED = 42;

    private Starters() {}

    /** The same questions for the same documents; none when no document has a sentence or a table to ask for. */
    static List<StarterQuestion> of(Collection documents) {
        Random random = new Random(SEED);
        List<StarterQuestion> all = new ArrayList<>();
        all.addAll(new RowLookUps().draw(documents, random, 4));
        all.addAll(new RowSums().draw(documents, random, 2));
        all.addAll(new Definitions().draw(documents, random, 3));
        all.addAll(new HeaderFields().draw(documents, random, 2));
        all.addAll(new Gaps().draw(documents, random, 3));
        Set<String> asked = new HashSet<>();
        return all.stream()
                .filter(question -> !tellsItsAnswer(question))
                .filter(question -> asked.add(question.question()))
                .toList();
    }

    private static boolean tellsItsAnswer(StarterQuestion question) {
        ComparedText text = ComparedText.of(question.question());
        return question.keywords().stream().allMatch(text::holds);
    }
}
