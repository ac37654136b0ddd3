package dev.mudlark.evaluation.failures;

/** What is left: wrong, with what it needed in view. */
final class EvidenceIgnored implements Rule {

    @Override
    public String when() {
        return "the answer is not right and nothing above holds: relevant documents were shown, with a "
                + "fact that the answer lacks or, for computed answers, what they are computed from";
    }

    @Override
    public boolean holds(Facts facts) {
        return !facts.isRight();
    }
}
