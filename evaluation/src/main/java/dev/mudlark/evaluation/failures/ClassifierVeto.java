package dev.mudlark.evaluation.failures;

/** A classifier said no to a question that the documents answer. */
final class ClassifierVeto implements Rule {

    @Override
    public String when() {
        return "a classifier said that the question is not on topic, the documents contain the answer, and the answer is "
                + "not right";
    }

    @Override
    public boolean holds(Facts facts) {
        return facts.attempt().transcript().isVetoed() && facts.question().isAnswerable() && !facts.isRight();
    }
}
