package dev.mudlark.evaluation.failures;

/** What the answer stands on was not shown: for what counts as shown see the facts. */
final class RetrievalMiss implements Rule {

    @Override
    public String when() {
        return "the question is answerable, and: for answers that are computed, a needed document was "
                + "not shown, or nothing at all when none is labelled; for an abstention, an expected keyword was not shown (then the refusal is "
                + "honest); else no expected keyword was shown, and either no needed document was shown or "
                + "the answer has no expected keyword. Without keywords: no needed document was shown. So "
                + "it is with every system without retrieval";
    }

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight() || !facts.question().isAnswerable()) {
            return false;
        }
        if (facts.isComputed() || facts.attempt().abstained()) {
            return !facts.wasFullyShown();
        }
        boolean anyShown = facts.telling().isEmpty()
                ? facts.neededWasShown()
                : facts.telling().stream().anyMatch(facts::wasShown);
        return !anyShown && (!facts.neededWasShown() || !facts.saysSome());
    }
}
