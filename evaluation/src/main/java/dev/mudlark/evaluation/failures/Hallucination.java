package dev.mudlark.evaluation.failures;

/** The documents do not contain the answer, and there is one. */
final class Hallucination implements Rule {

    @Override
    public String when() {
        return "the question is unanswerable, and the answer is neither empty nor an abstention";
    }

    @Override
    public boolean holds(Facts facts) {
        return !facts.question().isAnswerable() && !facts.attempt().abstained() && !facts.isEmpty();
    }
}
