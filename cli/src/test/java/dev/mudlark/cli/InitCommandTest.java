package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        assertThat(typed.error()).contains("no question could be drawn from these documents");
        assertThat(made).doesNotExist();
    }
}
