package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InitCommandTest {
    @TempDir
    Path folder;

    private TinyCollection tiny;
    private Path made;

    @BeforeEach
    void writeTheDocuments() {
        tiny = TinyCollection.in(folder);
        made = folder.resolve("new set");
    }

    private Typed init() {
        return Typed.mudlark("init", made, "--docs", tiny.docs());
    }

    @Test
    void whatIsMadeCanBeRunAtOnceAndSaysThatItIsNoMeasure() throws IOException {
        Typed typed = init();
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(typed.out())
                .contains(
                        "wrote " + made.resolve("config.yaml") + "\n",
                        "starter questions, ",
                        " drafts to write. Next:\n")
                .contains("  mudlark run '" + made.resolve("config.yaml") + "' --mock\n");
        Typed run = Typed.mudlark("run", made.resolve("config.yaml"), "--mock", "--out", tiny.out("a"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readString(made.resolve("README.md")))
                .contains("mudlark run '" + made + "'/config.yaml --mock", "measures nothing")
                .doesNotContain("{{");
        Typed checked = Typed.mudlark("validate", made.resolve("config.yaml"));
        assertThat(checked.code()).isZero();
        assertThat(checked.out()).contains("starter questions (").contains("0 faults, ");
    }

    @Test
    void eachDraftIsToldUntilItIsEdited() throws IOException {
        init();
        Path drafts = made.resolve("drafts.jsonl");
        Object[] validate = {"validate", made.resolve("config.yaml"), "--questions", drafts, "--all"};
        long lines = Files.readAllLines(drafts).size();
        assertThat(Typed.mudlark(validate).out())
                .contains("drafts that are not written yet (" + lines + ")")
                .contains("0 faults, " + lines + " warnings of 1 kind");
        Files.writeString(drafts, Files.readString(drafts).replaceFirst("TODO ask", "Ask"));
        assertThat(Typed.mudlark(validate).out()).contains("drafts that are not written yet (" + lines + ")");
        Files.writeString(drafts, Files.readString(drafts).replace("TODO ", ""));
        assertThat(Typed.mudlark(validate).out()).doesNotContain("drafts that are not written yet");
    }

    @Test
    void theSameDocumentsGiveTheSameFiles() throws IOException {
        init();
        Typed.mudlark("init", folder.resolve("again"), "--docs", tiny.docs());
        for (String name : new String[] {"config.yaml", "questions.jsonl", "drafts.jsonl"}) {
            assertThat(folder.resolve("again").resolve(name)).hasSameTextualContentAs(made.resolve(name));
        }
    }

    @Test
    void nothingIsWrittenOver() throws IOException {
        Files.createDirectories(made);
        Files.writeString(made.resolve("README.md"), "mine");
        Typed typed = init();
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error())
                .isEqualTo("mudlark: " + made.resolve("README.md")
                        + ": this file is there already and is not written over; name another folder");
        assertThat(made.resolve("README.md")).hasContent("mine");
        try (Stream<Path> files = Files.list(made)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void aFolderInsideTheDocumentsAndAFileInTheWayAreRefused() {
        Typed inside = Typed.mudlark("init", tiny.docs().resolve("set"), "--docs", tiny.docs());
        assertThat(inside.code()).isEqualTo(2);
        assertThat(inside.error()).contains("this folder lies inside the documents folder ");
        assertThat(tiny.docs().resolve("set")).doesNotExist();
        Typed file = Typed.mudlark("init", tiny.config(), "--docs", tiny.docs());
        assertThat(file.error())
                .isEqualTo("mudlark: " + tiny.config() + ": there is a file of that name; name another folder");
        Typed none = Typed.mudlark("init", made, "--docs", folder.resolve("none"));
        assertThat(none.error())
                .isEqualTo("mudlark: --docs: no such folder: " + folder.resolve("none")
                        + "; give the folder that holds the documents");
        assertThat(Typed.mudlark("init", made).error())
                .isEqualTo("mudlark: Missing required option: '--docs=DOCS'; see mudlark init --help");
    }

    @Test
    void aPathThatAConfigCannotNameIsRefusedBeforeAnythingIsWritten() {
        tiny.write("a${X}/page.md", "A refund takes up to 10 business days at the bank.");
        Typed typed = Typed.mudlark("init", made, "--docs", folder.resolve("a${X}"));
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).contains("data.docs: '../a${X}'; environment variables are not filled in here");
        assertThat(made).doesNotExist();
    }

    @Test
    void documentsWithoutAnythingToAskForAreRefused() {
        Path docs = tiny.write("bare/a.md", "word").getParent();
        Typed typed = Typed.mudlark("init", made, "--docs", docs);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).contains("no starter question could be drawn from these documents: ");
        assertThat(made).doesNotExist();
    }

    /** A few sentences, with enough of the most frequent words to tell the language. */
    private static final Map<Language, String> SENTENCES = Map.of(
            Language.GERMAN,
            "Die Rechnung wird am ersten Tag des Monats an den Kunden verschickt und ist nach 14 Tagen zu bezahlen,"
                    + " wenn nichts anderes mit uns vereinbart ist. Wer nicht zahlt, bekommt eine Mahnung von der"
                    + " Firma, und danach ist der Vertrag beendet.",
            Language.FRENCH,
            "La facture est envoyée au client le premier jour du mois et elle doit être payée dans les 14 jours, si"
                    + " rien d'autre n'est convenu avec nous. Le contrat est terminé pour ceux qui ne paient pas la"
                    + " facture dans ce délai.",
            Language.SPANISH,
            "La factura se envía al cliente el primer día del mes y se debe pagar en los 14 días que siguen, si no se"
                    + " ha acordado otra cosa con nosotros. El contrato se termina para los que no pagan la factura"
                    + " en ese tiempo.");

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"GERMAN", "FRENCH", "SPANISH"})
    void documentsInAnotherLanguageGiveAConfigThatNamesIt(Language language) throws IOException {
        for (int i = 0; i < 4; i++) {
            tiny.write("other/page" + i + ".md", "# Page " + i + "\n\n" + SENTENCES.get(language) + "\n");
        }
        Path docs = folder.resolve("other");
        assertThat(Typed.mudlark("init", made, "--docs", docs).code()).isZero();
        Path config = made.resolve("config.yaml");
        assertThat(Files.readString(config))
                .contains(
                        "  questions: \"questions.jsonl\"\n  # The documents are in " + language.title() + ": ",
                        "\n  language: " + language.label() + "\n");
        Typed checked = Typed.mudlark("validate", config);
        assertThat(checked.code()).isZero();
        assertThat(checked.out()).contains("0 faults, ").doesNotContain("languages that differ");
        Typed run = Typed.mudlark("run", config, "--mock", "--out", tiny.out("other"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).doesNotContain("the documents are in");
    }

    @Test
    void englishDocumentsNeedNoLanguage() throws IOException {
        init();
        assertThat(Files.readString(made.resolve("config.yaml"))).doesNotContain("language");
    }
}
