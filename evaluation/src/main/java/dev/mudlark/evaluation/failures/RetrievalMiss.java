package dev.mudlark.evaluation.failures;

/** No relevant document was shown, or no passage of one that has a fact which the answer lacks. */
final class RetrievalMiss implements Rule {

    @Override
    public String when() {
        return "the question is answerable and no relevant document was shown, as with every system "
                + "without retrieval; or relevant documents were shown, but the answer has none of the "
                + "expected keywords, and no shown passage of them has one either. The second does not hold "
                + "for answers that are computed, nor the first where these have no relevant documents";
    }

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight() || !facts.question().isAnswerable()) {
            return false;
        }
        boolean factShown = facts.telling().stream().anyMatch(facts::wasShown);
        if (!facts.neededWasShown()) {
            return !factShown && (!facts.isComputed() || facts.namesDocuments());
        }
        boolean saysNone = !facts.question().expectedKeywords().isEmpty() && !facts.saysSome();
        return !facts.isComputed() && saysNone && !factShown;
    }
}
