package dev.mudlark.evaluation.failures;

/** The answer is right. */
final class NoFailure implements Rule {

    @Override
    public String when() {
        return "the answer is right and nothing above holds";
    }

    @Override
    public boolean holds(Facts facts) {
        return facts.isRight();
    }
}
