package dev.mudlark.bench.checking;

import dev.mudlark.bench.FindingKind;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Language;
import dev.mudlark.documents.Languages;
import dev.mudlark.evaluation.Question;
import java.util.Optional;

/** Documents in one language and questions in another. */
final class LanguagesDiffer implements Check {
    @Override
    public void look(Checked data, Findings findings) {
        Optional<Language> documents = Languages.detect(data.collection().searchable().stream()
                .map(Document::text)
                .map(Object::toString)
                .toList());
        Optional<Language> questions = Languages.detect(
                data.questions().stream().map(Question::question).toList());
        if (documents.isPresent() && questions.isPresent() && !documents.equals(questions)) {
            findings.add(
                    FindingKind.LANGUAGES,
                    data.file().toString(),
                    "the questions look " + questions.get().title() + ", the documents "
                            + documents.get().title());
        }
    }
}
