package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguagesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GERMAN  | Häuser      | Das Haus steht am Fluss.
            GERMAN  | Rechnung    | Alle Rechnungen werden am Ersten verschickt.
            FRENCH  | chevaux     | Le cheval boit de l'eau.
            FRENCH  | factures    | La facture est due.
            SPANISH | canciones   | Una canción del río.
            ITALIAN | indirizzi   | Il nuovo indirizzo.
            PORTUGUESE | faturas  | A fatura chega.
            DUTCH   | rekeningen  | De rekening komt.
            SWEDISH | fakturor    | En faktura kommer.
            DANISH  | fakturaer   | En faktura kommer.
            NORWEGIAN | dokumentene | Her er dokumentet.
            FINNISH | laskut      | Yksi lasku tulee.
            RUSSIAN | счета       | Новый счет пришёл.
            ENGLISH | invoicing   | We invoice on Mondays.
            NONE    | invoices    | An invoice comes.
            """)
    void aWordIsFoundInItsOtherForms(Language language, String query, String text) {
        assertThat(hits(language, query, text)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"GERMAN", "FRENCH", "ENGLISH", "SPANISH", "DUTCH", "FINNISH", "NONE"})
    void identifiersAreFoundWholeAndByPartsInEveryLanguage(Language language) {
        String text = "E-4471 sys.remote_exec PyUnicode_InternFromString 21,600";
        for (String query :
                List.of("E-4471", "e4471", "4471", "sys.remote_exec", "PyUnicode_InternFromString", "21600")) {
            assertThat(hits(language, query, text)).as(query).hasSize(1);
        }
    }

    @Test
    void stopWordsOfTheLanguageDoNotCount() {
        assertThat(hits(Language.GERMAN, "was ist über den Fluss", "Das ist für und über die."))
                .isEmpty();
        assertThat(hits(Language.NONE, "was ist über den Fluss", "Das ist für und über die."))
                .hasSize(1);
    }

    private static List<ScoredPassage> hits(Language language, String query, String text) {
        Collection collection =
                Documents.of(List.of(Documents.text("a", "x", text)), List.of()).view(Caller.anonymous());
        return Bm25Searcher.index(collection, Chunker.words(160, 32), language).search(query, 5);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ENGLISH | When an invoice is not paid within thirty days, we will send a reminder to the person who is named in the contract.
            GERMAN  | Wenn eine Rechnung nicht innerhalb von dreißig Tagen bezahlt wird, schicken wir der Person, die im Vertrag genannt ist, eine Mahnung.
            FRENCH  | Si une facture n'est pas payée dans les trente jours, nous envoyons un rappel à la personne qui est nommée dans le contrat.
            SPANISH | Si una factura no se paga en los treinta días, enviamos un aviso a la persona que está en el contrato y a la empresa.
            DUTCH   | Als een rekening niet binnen dertig dagen is betaald, sturen wij een herinnering aan de persoon die in het contract staat.
            RUSSIAN | Если счёт не оплачен в течение тридцати дней, мы напоминаем об этом тому, кто был назван в договоре, и его начальнику.
            """)
    void runningTextIsRecognised(Language language, String text) {
        assertThat(Languages.detect(List.of(text, text, text))).contains(language);
    }

    @Test
    void whatIsShortCodeOrMixedIsNotGuessedAt() {
        assertThat(Languages.detect(List.of())).isEmpty();
        assertThat(Languages.detect(List.of("When is it due?"))).isEmpty();
        assertThat(Languages.detect(List.of("int x = 0; for (x : y) { foo(x); } ".repeat(50))))
                .isEmpty();
        assertThat(Languages.detect(List.of("東京の天気は晴れです。".repeat(50)))).isEmpty();
        assertThat(Languages.detect(List.of("the and of to in ".repeat(20), "der die und den von ".repeat(20))))
                .isEmpty();
    }

    @Test
    void theDocumentsOfARealCollectionAreEnglish() throws DocumentsException {
        Collection peps =
                Documents.load(SharedFolder.resolve("corpora/peps/docs")).view(Caller.anonymous());
        assertThat(Languages.detect(peps.searchable().stream()
                        .map(document -> document.text().toString())
                        .toList()))
                .contains(Language.ENGLISH);
    }
}
