package dev.mudlark.evaluation.failures;

/** There is no answer. */
final class EmptyAnswer implements Rule {

    @Override
    public String when() {
        return "nothing is left of the answer without its citations";
    }

    @Override
    public boolean holds(Facts facts) {
        return facts.isEmpty();
    }
}
