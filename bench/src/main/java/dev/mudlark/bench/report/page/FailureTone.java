package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.FailureType;

/** The colour of a failure type, as a class of the style sheet. */
final class FailureTone {

    private FailureTone() {}

    static String of(FailureType type) {
        return switch (type) {
            case RUN_ERROR, HALLUCINATION, EMPTY_ANSWER -> "bad";
            case OVER_REFUSAL, WRONG_DATE, WRONG_NUMBER, PARTIAL, EVIDENCE_IGNORED, LOST_SOURCE -> "warn";
            case TOOL_ERROR_UNRECOVERED, BUDGET, CLASSIFIER_VETO, SILENT_SKIP, RETRIEVAL_MISS -> "cause";
            case NO_FAILURE -> "fine";
        };
    }
}
