package dev.mudlark.evaluation.failures;

/** A limit stopped the agent. */
final class Budget implements Rule {

    @Override
    public boolean holds(Facts facts) {
        return !facts.isRight() && facts.wasStopped();
    }
}
