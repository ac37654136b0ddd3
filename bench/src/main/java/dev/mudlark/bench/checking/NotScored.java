package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.evaluation.Question;

/** Questions without a label that an answer is compared with. */
final class NotScored implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (Question question : data.questions()) {
            if (question.isAnswerable()
                    && question.referenceAnswer().isEmpty()
                    && question.expectedKeywords().isEmpty()) {
                findings.add(
                        FindingKind.NOT_SCORED,
                        data.placeOf(question),
                        "'" + question.id() + "' has neither reference_answer nor expected_keywords");
            }
        }
    }
}
