package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.evaluation.Question;

/** Questions that no document answers although all their expected keywords stand in one. */
final class AnsweredAnyway implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        HoldingDocuments holding = HoldingDocuments.of(data, question -> !question.isAnswerable());
        for (Question question : data.questions()) {
            if (!question.isAnswerable()) {
                holding.first(question)
                        .ifPresent(document -> findings.add(
                                FindingKind.ANSWERED_ANYWAY,
                                data.placeOf(question),
                                "'" + question.id() + "' expects "
                                        + Findings.quoted(String.join("', '", question.expectedKeywords())) + ", see "
                                        + document.id()));
            }
        }
    }
}
