package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.evaluation.Question;
import java.util.Set;

/** Questions that need a computation although all their expected keywords stand in one document. */
final class AnswerWithoutTool implements Check {
    /** Tools that compute. An answer that another tool finds does stand in the documents. */
    private static final Set<String> COMPUTING = Set.of("calculator", "date_calc");

    @Override
    public void look(Checked data, Findings findings) {
        HoldingDocuments holding = HoldingDocuments.of(data, AnswerWithoutTool::isComputed);
        for (Question question : data.questions()) {
            if (isComputed(question)) {
                holding.first(question)
                        .ifPresent(document -> findings.add(
                                FindingKind.ANSWER_WITHOUT_TOOL,
                                data.placeOf(question),
                                "'" + question.id() + "' expects "
                                        + Findings.quoted(String.join("', '", question.expectedKeywords())) + ", see "
                                        + document.id()));
            }
        }
    }

    private static boolean isComputed(Question question) {
        return question.needsTools() && COMPUTING.containsAll(question.requiresTools());
    }
}
