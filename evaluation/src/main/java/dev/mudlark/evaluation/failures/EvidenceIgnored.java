package dev.mudlark.evaluation.failures;

/** What is left: wrong, with what it needed in view. */
final class EvidenceIgnored implements Rule {

    @Override
    public String when() {
        return "the answer is not right and nothing above holds: a fact that the answer lacks was shown "
                + "or, for answers that are computed, all that they are computed from";
    }

    @Override
    public boolean holds(Facts facts) {
        return !facts.isRight();
    }
}
