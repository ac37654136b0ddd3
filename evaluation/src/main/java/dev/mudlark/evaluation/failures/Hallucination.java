package dev.mudlark.evaluation.failures;

/** The documents do not contain the answer, and there is one. */
final class Hallucination implements Rule {

    @Override
    public boolean holds(Facts facts) {
        return !facts.question().isAnswerable() && !facts.attempt().abstained() && !facts.isEmpty();
    }
}
