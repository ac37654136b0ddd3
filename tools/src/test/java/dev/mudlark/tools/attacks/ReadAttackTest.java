package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ids that are paths, and texts that are not what they should be. */
class ReadAttackTest {

    @TempDir
    private Path folder;

    @Tag("attack-1")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret",
                "../secret.md",
                "docs/../../secret",
                "/etc/passwd",
                "..\\secret",
                "%2e%2e/secret",
                "%252e%252e%252fsecret",
                "open\u0000",
                "open\u0000.md",
                "open.",
                "open.md ",
                "CON",
                "C:\\Windows\\win.ini",
                "C:open",
                "\\\\server\\share\\open",
                "//server/share",
                "file:///etc/passwd",
                "file://open",
                "./../docs/open",
                "OPEN",
                "\u043epen",
                "o\u200bpen",
                "\u001b[2Jopen\r",
                "~/open",
                "$HOME",
                ".",
                "..",
                "/",
                "#1",
                "open#1",
            })
    void anIdIsAKeyAndNeverAPath(String id) throws IOException, DocumentsException {
        Path docs = Files.createDirectory(folder.resolve("docs"));
        Files.writeString(docs.resolve("open.md"), "Open to all.");
        Files.writeString(folder.resolve("secret.md"), "SECRET");
        Attack attack = new Attack(Documents.load(docs).view(Caller.anonymous()));

        ToolOutcome outcome = attack.run("read_document", Attack.object().put("doc_id", id));

        boolean padded = id.equals("open.md ");
        assertThat(outcome.errorCode().orElse("found")).isEqualTo(padded ? "found" : "unknown_document");
        assertThat(outcome.content()).doesNotContain("SECRET", "root:", "\u001b", "\r", "\u0000", "\u200b");
        assertThat(outcome.evidence()).hasSize(padded ? 1 : 0);
    }

    @Tag("attack-25")
    @Test
    void suggestionsAreOfWhatTheCallerMayRead() {
        Acl readers = new Acl(Set.of("group:board"));
        Document hidden =
                Document.of("salaries", "salaries", "Salaries", "All of them", Map.of(), readers, Instant.EPOCH);
        Document open = Documents.text("sales", "Sales", "Some of them");
        Collection view = Documents.of(List.of(hidden, open), List.of()).view(Caller.anonymous());
        Attack attack = new Attack(view);

        assertThat(attack.run("read_document", Attack.object().put("doc_id", "salaries"))
                        .content())
                .doesNotContain("Did you mean salaries", "All of them");
        assertThat(attack.run("read_document", Attack.object().put("doc_id", "salarie"))
                        .content())
                .doesNotContain("salaries");
        assertThat(attack.run("read_document", Attack.object().put("doc_id", "saless"))
                        .content())
                .endsWith("Did you mean sales?");
        assertThat(attack.run("list_documents", Attack.object().put("contains", "sal"))
                        .content())
                .isEqualTo("[sales] Sales (12 characters)\n1 document");
    }

    @Tag("attack-16")
    @Test
    void signsThatAreNotComparedDoNotMakeTheNextCallLong() {
        Attack attack = new Attack(
                new TestDocuments().with("a", "One.").with("b", "Two.").collection());
        String unseen = "\u200b".repeat(100_000);
        for (String contains : List.of(unseen, unseen + "a", unseen + "b")) {
            ToolOutcome outcome = attack.run(
                    "list_documents", Attack.object().put("contains", contains).put("limit", 1));
            assertThat(outcome.isError()).isFalse();
            assertThat(outcome.data().toString()).hasSizeLessThan(1_000);
        }
    }

    @Tag("attack-16")
    @Test
    void anIdIsFoundHoweverItsAccentsAreEncoded() {
        String composed = "caf\u00e9/men\u00fc";
        String apart = Normalizer.normalize(composed, Normalizer.Form.NFD);
        Collection collection = new TestDocuments()
                .with(apart, "Soup.")
                .withTable("pr\u00e9sent.csv", "a", "1", "2")
                .collection();
        Attack attack = new Attack(collection);

        assertThat(attack.run("read_document", Attack.object().put("doc_id", composed))
                        .content())
                .contains("Soup.");
        assertThat(attack.run("read_document", Attack.object().put("doc_id", "pre\u0301sent.csv#2"))
                        .content())
                .contains("a: 2");
        assertThat(attack.run("read_document", Attack.object().put("doc_id", "cafe/menu"))
                        .errorCode())
                .contains("unknown_document");
    }

    @Tag("attack-5")
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 24_999_999, 49_999_990})
    void aLineOfFiftyMegabytesIsReadFromAnyPlace(int start) {
        Attack attack = new Attack(new TestDocuments()
                .with("long", "🦀a".repeat(12_500_000) + "b".repeat(25_000_000))
                .collection());

        ToolOutcome outcome = attack.run(
                "read_document",
                Attack.object().put("doc_id", "long").put("start", start).put("length", 9));

        String expected = start == 0
                ? "🦀a🦀a🦀a🦀a🦀"
                : start == 1 ? "a🦀a🦀a🦀a🦀a" : start < 25_000_000 ? "abbbbbbbb" : "bbbbbbbbb";
        assertThat(outcome.content())
                .startsWith("[long] Long\n" + expected + "\n(chars " + start + "-" + (start + 9) + " of 50000000; ");
    }

    @Tag("attack-5")
    @Test
    void filesInOddEncodingsAreReadInWholeCharacters() throws IOException, DocumentsException {
        Files.writeString(folder.resolve("returns.txt"), "one\rtwo\rthree");
        Files.write(folder.resolve("mark.txt"), "\ufeffstart".getBytes(StandardCharsets.UTF_8));
        Files.write(folder.resolve("wide.txt"), "\ufeffwide 🦀".getBytes(StandardCharsets.UTF_16LE));
        Files.write(folder.resolve("broken.txt"), new byte[] {'a', (byte) 0xc3, '(', (byte) 0xf0, (byte) 0x9f, 'b'});
        Attack attack = new Attack(Documents.load(folder).view(Caller.anonymous()));

        assertThat(read(attack, "returns")).contains("one\ntwo\nthree");
        assertThat(read(attack, "mark")).contains("\nstart\n");
        assertThat(read(attack, "wide")).contains("\nwide 🦀\n(chars 0-6 of 6; the end)");
        assertThat(read(attack, "broken")).contains("a").contains("b\n(chars 0-");
    }

    @Tag("attack-5")
    @Test
    void aMillionLinesAreReadToTheEnd() {
        Attack attack = new Attack(
                new TestDocuments().with("lines", "x\n".repeat(1_000_000)).collection());

        assertThat(attack.run(
                                "read_document",
                                Attack.object().put("doc_id", "lines").put("start", 1_999_998))
                        .content())
                .isEqualTo("[lines] Lines\nx\n\n(chars 1999998-2000000 of 2000000; the end)");
        assertThat(attack.run(
                                "read_document",
                                Attack.object().put("doc_id", "lines").put("start", 2_000_000))
                        .content())
                .contains("has 2000000 characters, so start can be 0 to 1999999");
    }

    private static String read(Attack attack, String id) {
        return attack.run("read_document", Attack.object().put("doc_id", id)).content();
    }
}
