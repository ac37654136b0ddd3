package dev.mudlark.evaluation.failures;

/** A relevant document was shown, the answer is right, and it cites none of the relevant documents shown. */
final class LostSource implements Rule {

    @Override
    public boolean holds(Facts facts) {
        return facts.isRight()
                && facts.question().isAnswerable()
                && !facts.question().relevantDocIds().isEmpty()
                && facts.relevantWasShown()
                && facts.attempt().citations().stream().noneMatch(facts::isRelevant);
    }
}
