package dev.mudlark.evaluation.failures;

import java.util.List;

/** No relevant document was shown, or no passage of one that has a fact which the answer lacks. */
final class RetrievalMiss implements Rule {

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight() || !facts.question().isAnswerable()) {
            return false;
        }
        if (!facts.relevantWasShown()) {
            return !facts.isComputed() || !facts.question().relevantDocIds().isEmpty();
        }
        List<String> missing = facts.missing();
        return !facts.isComputed()
                && !missing.isEmpty()
                && missing.size() == facts.question().expectedKeywords().size()
                && missing.stream().noneMatch(facts::wasShown);
    }
}
