package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.dataset.Placeholders;
import dev.mudlark.evaluation.Question;

/** Questions that a new data set begins with, and drafts. */
final class Unwritten implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (Question question : data.located().questions()) {
            if (Placeholders.isDraft(question)) {
                findings.add(
                        FindingKind.TO_EDIT,
                        data.placeOf(question),
                        "a text of '" + question.id() + "' still begins with " + Placeholders.TO_EDIT);
            } else if (Placeholders.isStarter(question)) {
                findings.add(
                        FindingKind.STARTER,
                        data.placeOf(question),
                        "'" + question.id() + "' is of the category " + Placeholders.STARTER);
            }
        }
    }
}
