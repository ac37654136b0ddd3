package dev.mudlark.evaluation.failures;

/** Some of the expected facts stand in the answer. */
final class Partial implements Rule {

    @Override
    public String when() {
        return "at least one expected keyword stands in the answer, and one does not; without keywords: "
                + "the answer shares words with the reference answer, but not enough to be right";
    }

    @Override
    public boolean holds(Facts facts) {
        if (facts.isRight()) {
            return false;
        }
        if (!facts.question().expectedKeywords().isEmpty()) {
            return facts.saysSome();
        }
        return facts.values().getOrDefault("answer_score", 0.0) > 0;
    }
}
