package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Caller;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names of files and titles cannot forge lines of what a person or a model reads. */
class ControlNamesTest {

    @TempDir
    private Path folder;

    @Test
    void aControlCharacterInAFileNameIsWrittenOut() throws IOException, DocumentsException {
        Files.writeString(folder.resolve("nl\nname.md"), "text");
        Files.writeString(folder.resolve("turned\u202etxt.csv"), "a,b\n1,2\n");
        Files.createDirectory(folder.resolve("a\tb"));
        Files.writeString(folder.resolve("a\tb/\u0085.txt"), "text");
        Files.writeString(folder.resolve("no\nformat.bin"), "text");

        DocumentStore store = Documents.load(folder);
        Collection all = store.view(Caller.anonymous());

        assertThat(all.entries())
                .extracting(CatalogEntry::id)
                .containsExactly("a\\tb/\\u0085", "nl\\nname", "turned\\u202etxt.csv");
        assertThat(all.find("nl\\nname").orElseThrow().title()).isEqualTo("nl\\nname");
        assertThat(all.find("nl\nname")).isEqualTo(all.find("nl\\nname"));
        assertThat(all.find("turned\\u202etxt.csv#1").orElseThrow().isTableRow())
                .isTrue();
        assertThat(store.notices()).singleElement().satisfies(notice -> {
            assertThat(notice.path()).isEqualTo("no\\nformat.bin");
            assertThat(notice.message()).startsWith("no\\nformat.bin: ");
        });
    }

    @Test
    void twoFilesThatWouldLookAlikeAreNotMixedUp() throws IOException, DocumentsException {
        Files.writeString(folder.resolve("a\nb.md"), "one");
        Files.writeString(folder.resolve("a\\nb.md"), "two");

        DocumentStore store = Documents.load(folder);

        assertThat(store.view(Caller.anonymous()).entries()).hasSize(1);
        assertThat(store.notices()).extracting(LoadNotice::code).containsExactly("duplicate_id");
    }

    @Test
    void aTitleIsOneLine() throws IOException, DocumentsException {
        Files.writeString(folder.resolve("doc.md"), "---\ntitle: \"One\\nTwo\\e[31m \\u202ethree\"\n---\ntext");

        assertThat(Documents.load(folder)
                        .view(Caller.anonymous())
                        .find("doc")
                        .orElseThrow()
                        .title())
                .isEqualTo("One Two[31m three");
    }

    @Test
    void noIdOrTitleHoldsAControlCharacter() {
        for (char c = 0; c < 0x3000; c++) {
            Document document = Documents.text("x" + c + "y", "x" + c + "y", "text");
            Table table = Documents.table("x" + c + "t.csv", "x" + c + "y", List.of("a"), List.of(List.of("1")));
            Collection all = Documents.of(List.of(document), List.of(table)).view(Caller.anonymous());

            assertThat(all.find("x" + c + "y")).as("%x", (int) c).contains(document);
            assertThat(all.find("x" + c + "t.csv#1")).as("%x", (int) c).isPresent();
            all.entries().forEach(entry -> assertPlain(entry.id() + entry.title()));
            all.searchable().forEach(one -> assertPlain(one.id() + one.path() + one.title()));
        }
    }

    private static void assertPlain(String name) {
        assertThat(name.codePoints())
                .noneMatch(c -> Character.isISOControl(c)
                        || Character.getType(c) == Character.LINE_SEPARATOR
                        || Character.getType(c) == Character.PARAGRAPH_SEPARATOR
                        || "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069".indexOf(c) >= 0);
    }
}
