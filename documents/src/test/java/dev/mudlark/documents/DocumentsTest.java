package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.mudlark.context.Caller;
import java.math.BigDecimal;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocumentsTest {

    @TempDir
    Path root;

    @Test
    void missingFolderIsNamed() {
        assertThatThrownBy(() -> Documents.load(root.resolve("nowhere")))
                .isInstanceOf(DocumentsException.class)
                .hasMessageStartingWith("no such folder: ")
                .hasMessageContaining("nowhere");
    }

    @Test
    void fileInPlaceOfAFolderIsRefused() throws Exception {
        Path file = write("a.md", "# A");
        assertThatThrownBy(() -> Documents.load(file)).hasMessageContaining("is not a folder");
    }

    @Test
    void folderWithoutReadableDocumentsSaysWhatWasPassedOver() throws Exception {
        write("scan.xyz", "?");
        assertThatThrownBy(() -> Documents.load(root))
                .hasMessageContaining("no readable documents in")
                .hasMessageContaining("scan.xyz: .xyz is not supported")
                .hasMessageContaining(".csv, .json")
                .hasMessageNotContaining("\n");
    }

    @Test
    void whatIsNoFileIsPassedOverWithoutWaitingForIt() throws Exception {
        write("a.md", "# A");
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(root.resolve("b.md")));
            assertThat(Documents.load(root).notices())
                    .extracting(LoadNotice::path, LoadNotice::code, LoadNotice::severity)
                    .containsExactly(tuple("b.md", "special_file", LoadNotice.Severity.SKIPPED));
        }
    }

    @Test
    void frontMatterBecomesMetadataWithTypes() throws Exception {
        write(
                "a.md",
                "---\ntitle: The title\nowner: Ada\nrank: 3\nshare: 0.50\nlive: true\nzip: 00123\n---\n\n# H\ntext");
        Document document = all().find("a").orElseThrow();
        assertThat(document.title()).isEqualTo("The title");
        assertThat(document.text()).hasToString("# H\ntext");
        assertThat(document.metadata())
                .isEqualTo(Map.of(
                        "title",
                        "The title",
                        "owner",
                        "Ada",
                        "rank",
                        new BigDecimal("3"),
                        "share",
                        new BigDecimal("0.50"),
                        "live",
                        true,
                        "zip",
                        "00123"));
    }

    @Test
    void restructuredTextTakesFieldsAndTitle() throws Exception {
        write("p.rst", "PEP: 8\nTitle: Style\nAuthor: A,\n        B\n\nIntro\n=====\n\ntext\n");
        write("q.rst", "A Section\n=========\n\ntext\n");
        Document withFields = all().find("p").orElseThrow();
        assertThat(withFields.title()).isEqualTo("Style");
        assertThat(withFields.metadata()).containsEntry("pep", "8").containsEntry("author", "A, B");
        assertThat(withFields.text().toString()).startsWith("PEP: 8\n");
        assertThat(all().find("q").orElseThrow().title()).isEqualTo("A Section");
    }

    @Test
    void tableIsListedOnceAndSearchedByRow() throws Exception {
        write("t.csv", "name,price\nLamp,19.90\nOak,007\n");
        Collection all = all();
        assertThat(all.entries()).singleElement().satisfies(entry -> {
            assertThat(entry.id()).isEqualTo("t.csv");
            assertThat(entry.rows()).hasValue(2);
        });
        assertThat(all.searchable()).extracting(Document::id).containsExactly("t.csv#1", "t.csv#2");
        assertThat(all.find("t.csv#1").orElseThrow().text()).hasToString("name: Lamp\nprice: 19.90");
        assertThat(all.find("t.csv").orElseThrow().text().toString()).startsWith("name,price\n");
        List<Table.Row> rows = all.tables().get(0).rows();
        assertThat(rows.get(0).cells().get(1).number()).contains(new BigDecimal("19.90"));
        assertThat(rows.get(1).cells().get(1).type()).isEqualTo(Cell.Type.TEXT);
    }

    @Test
    void jsonNumbersLoseNothing() throws Exception {
        write("t.json", "[{\"a\": 1.50, \"b\": 12345678901234567890.123456789}]");
        List<Cell> cells = all().tables().get(0).rows().get(0).cells();
        assertThat(cells.get(0).number()).contains(new BigDecimal("1.50"));
        assertThat(cells.get(1).number()).contains(new BigDecimal("12345678901234567890.123456789"));
    }

    @Test
    void jsonObjectIsReadAsLines() throws Exception {
        write("o.json", "{\"a\": {\"b\": 1}, \"c\": [\"x\", \"y\"], \"d\": [{\"e\": true}]}");
        assertThat(all().find("o.json").orElseThrow().text()).hasToString("a.b: 1\nc: x, y\nd[0].e: true\n");
    }

    @Test
    void fileOverTheLimitIsSkippedWithANotice() throws Exception {
        write("a.txt", "short");
        write("b.txt", "much longer than that");
        DocumentStore store = Documents.load(root, 10);
        assertThat(store.notices()).extracting(LoadNotice::code).containsExactly("file_too_large");
        assertThat(store.view(Caller.anonymous()).entries()).hasSize(1);
    }

    @Test
    void versionChangesWithAnyText() throws Exception {
        write("a.txt", "one");
        String before = Documents.load(root).version();
        assertThat(Documents.load(root).version()).isEqualTo(before);
        write("a.txt", "two");
        assertThat(Documents.load(root).version()).isNotEqualTo(before);
    }

    private Collection all() throws DocumentsException {
        return Documents.load(root).view(Caller.anonymous());
    }

    private Path write(String path, String text) throws Exception {
        return Files.writeString(root.resolve(path), text);
    }
}
