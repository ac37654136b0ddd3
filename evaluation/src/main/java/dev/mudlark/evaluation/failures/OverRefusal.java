package dev.mudlark.evaluation.failures;

/** The documents contain the answer, and the system said that they do not. */
final class OverRefusal implements Rule {

    @Override
    public boolean holds(Facts facts) {
        return facts.question().isAnswerable() && facts.attempt().abstained();
    }
}
