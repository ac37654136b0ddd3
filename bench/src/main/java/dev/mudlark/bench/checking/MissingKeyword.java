package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.Question;
import java.util.List;

/** Keywords that stand in no document the question is about, where no tool computes them. */
final class MissingKeyword implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (Question question : data.questions()) {
            if (question.isAnswerable() && !question.needsTools()) {
                look(question, data, findings);
            }
        }
    }

    private static void look(Question question, Checked data, Findings findings) {
        List<Document> relevant = data.texts().relevant(question);
        List<String> missing = question.expectedKeywords().stream()
                .filter(keyword -> relevant.stream()
                        .noneMatch(document -> data.texts().compared(document).holds(keyword)))
                .toList();
        if (!relevant.isEmpty() && !missing.isEmpty()) {
            findings.add(
                    FindingKind.KEYWORD_NOT_IN_DOCUMENT,
                    data.placeOf(question),
                    "'" + question.id() + "' expects " + Findings.quoted(missing.get(0))
                            + (missing.size() == 1 ? "" : " and " + (missing.size() - 1) + " more"));
        }
    }
}
