package dev.mudlark.evaluation.failures;

/** The documents contain the answer, and the system said that they do not. */
final class OverRefusal implements Rule {

    @Override
    public String when() {
        return "the question is answerable and the answer abstains. With nothing relevant shown it is a "
                + "retrieval miss: then the refusal is honest";
    }

    @Override
    public boolean holds(Facts facts) {
        return facts.question().isAnswerable() && facts.attempt().abstained();
    }
}
