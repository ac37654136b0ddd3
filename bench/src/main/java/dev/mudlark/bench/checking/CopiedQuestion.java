package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.documents.Document;
import dev.mudlark.evaluation.Question;
import java.util.Optional;

/** Questions that repeat {@value DocumentTexts#PHRASE} words in a row of a document they are about. */
final class CopiedQuestion implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        for (Question question : data.questions()) {
            for (Document document : data.texts().relevant(question)) {
                Optional<String> phrase =
                        data.texts().phrases(document).firstRunOf(question.question(), DocumentTexts.PHRASE);
                if (phrase.isPresent()) {
                    findings.add(
                            FindingKind.COPIED_QUESTION,
                            data.placeOf(question),
                            "'" + question.id() + "' repeats " + Findings.quoted(phrase.get()) + " of "
                                    + document.path());
                    break;
                }
            }
        }
    }
}
