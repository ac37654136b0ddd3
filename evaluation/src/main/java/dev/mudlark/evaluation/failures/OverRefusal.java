package dev.mudlark.evaluation.failures;

/** The documents contain the answer, and the system said that they do not. */
final class OverRefusal implements Rule {

    @Override
    public String when() {
        return "the question is answerable, the answer abstains, and all that it stands on was shown "
                + "(else it is a retrieval miss)";
    }

    @Override
    public boolean holds(Facts facts) {
        return facts.question().isAnswerable() && facts.attempt().abstained();
    }
}
