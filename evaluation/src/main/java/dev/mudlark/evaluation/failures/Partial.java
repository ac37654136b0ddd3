package dev.mudlark.evaluation.failures;

/** Some of the expected facts stand in the answer. */
final class Partial implements Rule {

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight()) {
            return false;
        }
        String share = facts.values().containsKey("keyword_recall") ? "keyword_recall" : "answer_score";
        return facts.values().getOrDefault(share, 0.0) > 0;
    }
}
