package dev.mudlark.evaluation.failures;

/** The question failed, or its answer could not be scored. Such results never come to the rules. */
final class RunError implements Rule {

    @Override
    public String when() {
        return "the run or the scoring failed; the status in per_question_results.jsonl tells which";
    }

    @Override
    public boolean holds(Facts facts) {
        return false;
    }
}
