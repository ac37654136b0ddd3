package dev.mudlark.evaluation.failures;

/** A relevant document was shown, the answer is right, and it cites none of the relevant documents shown. */
final class LostSource implements Rule {

    @Override
    public String when() {
        return "the answer is right, a relevant document was shown, and the answer cites none of the "
                + "relevant documents that were shown; ids that were not shown do not count. Not for "
                + "unanswerable questions and those without relevant documents";
    }

    @Override
    public boolean holds(Facts facts) {
        return facts.isRight()
                && facts.question().isAnswerable()
                && facts.namesDocuments()
                && facts.relevantWasShown()
                && facts.attempt().citations().stream().noneMatch(facts::isRelevant);
    }
}
