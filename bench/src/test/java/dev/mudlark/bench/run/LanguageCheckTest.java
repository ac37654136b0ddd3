package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Language;
import dev.mudlark.evaluation.Question;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LanguageCheckTest {

    private static final String ENGLISH =
            "When is the invoice that was sent to the customer of the shop paid, and by whom?";
    private static final String GERMAN =
            "Wann wird die Rechnung, die an den Kunden und die Firma geschickt wurde, bezahlt, und von wem ist sie?";

    private static Optional<String> told(String document, String question, Language configured) {
        Collection collection = Documents.of(
                        List.of(Documents.text("a", "A", String.join(" ", Collections.nCopies(5, document)))),
                        List.of())
                .view(Caller.anonymous());
        return LanguageCheck.of(
                collection, Collections.nCopies(5, Question.of("q", question)), Optional.of(configured));
    }

    @Test
    void documentsAndQuestionsInTwoLanguagesAreTold() {
        assertThat(told(GERMAN, ENGLISH, Language.GERMAN))
                .contains(
                        "the documents are in German, the questions in English: a search by words finds little; ask in"
                                + " German, or do not read the scores as those of the systems");
        assertThat(told(ENGLISH, GERMAN, Language.NONE))
                .hasValueSatisfying(
                        line -> assertThat(line).startsWith("the documents are in English, the questions in German"));
    }

    @Test
    void aLanguageThatIsNotThatOfTheDocumentsIsTold() {
        assertThat(told(GERMAN, GERMAN, Language.FRENCH))
                .contains("the documents are in German, but data.language is french; write data: {language: german}");
        assertThat(told(GERMAN, GERMAN, Language.NONE))
                .contains("the documents are in German, but data.language is none; write data: {language: german}");
    }

    @Test
    void whatFitsOrIsNotClearIsNotTold() {
        assertThat(told(ENGLISH, ENGLISH, Language.NONE)).isEmpty();
        assertThat(told(ENGLISH, ENGLISH, Language.ENGLISH)).isEmpty();
        assertThat(told(GERMAN, GERMAN, Language.GERMAN)).isEmpty();
        assertThat(told("E-4471 x = y;", GERMAN, Language.NONE)).isEmpty();
        assertThat(told(GERMAN, "KX-9?", Language.GERMAN)).isEmpty();
    }

    @Test
    void questionsThatNobodyWroteDoNotCount() {
        Collection collection = Documents.of(List.of(Documents.text("a", "A", GERMAN.repeat(5))), List.of())
                .view(Caller.anonymous());
        Question draft = Question.of("q", "TODO " + ENGLISH);
        assertThat(LanguageCheck.of(collection, Collections.nCopies(5, draft), Optional.of(Language.GERMAN)))
                .isEmpty();
    }
}
