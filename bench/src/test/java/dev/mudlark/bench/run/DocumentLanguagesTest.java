package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Language;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DocumentLanguagesTest {
    private static final String ENGLISH =
            "When the invoice that was sent to the customer of the shop is not paid, we will send it to them again. ";
    private static final String GERMAN =
            "Wenn die Rechnung, die an den Kunden und die Firma geschickt wurde, nicht bezahlt ist, wird sie nochmals verschickt. ";
    private static final String ITALIAN =
            "Se la fattura che abbiamo mandato al cliente non viene pagata, la mandiamo di nuovo a chi è nel contratto. ";
    private static final String CODE = "foo(bar) := 4471; ";

    private final List<Document> documents = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();

    private DocumentLanguagesTest add(int count, String sentence, int times) {
        for (int i = 0; i < count; i++) {
            String id = "d" + documents.size();
            documents.add(Documents.text(id, id, sentence.repeat(times)));
        }
        return this;
    }

    private DocumentLanguages found() {
        return DocumentLanguages.of(Documents.of(documents, tables).view(Caller.anonymous()));
    }

    private static DocumentLanguagesTest collection() {
        return new DocumentLanguagesTest();
    }

    @Test
    void oneLongDocumentIsOneDocument() {
        DocumentLanguages found = add(10, ENGLISH, 3).add(1, ITALIAN, 2_000).found();
        assertThat(found.counts()).isEqualTo(Map.of(Language.ENGLISH, 10, Language.ITALIAN, 1));
        assertThat(found.notClear()).isZero();
        assertThat(found.common()).contains(Language.ENGLISH);
    }

    @Test
    void severalLanguagesAreNoneOnTheWhole() {
        assertThat(add(3, ENGLISH, 3)
                        .add(3, GERMAN, 3)
                        .add(2, ITALIAN, 3)
                        .found()
                        .common())
                .isEmpty();
    }

    @Test
    void fourOfFiveAreEnoughAndFewerAreNot() {
        assertThat(collection().add(8, GERMAN, 3).add(2, ENGLISH, 3).found().common())
                .contains(Language.GERMAN);
        assertThat(collection().add(7, GERMAN, 3).add(2, ENGLISH, 3).found().common())
                .isEmpty();
    }

    @Test
    void halfOfAllMustBeInIt() {
        DocumentLanguages found =
                collection().add(40, CODE, 20).add(1, ITALIAN, 20).found();
        assertThat(found.notClear()).isEqualTo(40);
        assertThat(found.common()).isEmpty();
        assertThat(collection().add(5, CODE, 20).add(5, ITALIAN, 3).found().common())
                .contains(Language.ITALIAN);
        assertThat(collection().add(6, CODE, 20).add(5, ITALIAN, 3).found().common())
                .isEmpty();
        assertThat(collection().found().common()).isEmpty();
    }

    @Test
    void documentsTooShortToTellAreReadTogether() {
        DocumentLanguages found =
                add(20, "Die Rechnung wird an den Kunden geschickt.", 1).found();
        assertThat(found).isEqualTo(new DocumentLanguages(Map.of(Language.GERMAN, 20), 0));
        assertThat(found.common()).contains(Language.GERMAN);
    }

    @Test
    void aTableCountsOnceWhereItsLanguageIsClear() {
        tables.add(Documents.table("t.csv", "t", List.of("note"), Collections.nCopies(500, List.of(ENGLISH))));
        tables.add(Documents.table("n.csv", "n", List.of("n"), Collections.nCopies(500, List.of("7"))));
        assertThat(found()).isEqualTo(new DocumentLanguages(Map.of(Language.ENGLISH, 1), 0));
        assertThat(add(4, GERMAN, 3).found().common()).contains(Language.GERMAN);
    }
}
