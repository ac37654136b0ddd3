package dev.mudlark.documents;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.mudlark.context.Caller;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every entry of the expectations about a folder as real folders are, except formats that other modules read. */
class MessyFolderTest {

    private static final Set<String> GROUPS =
            Set.of("support", "finance", "human resources", "staff", "no", "on", "board");

    @TempDir
    Path temp;

    @TestFactory
    Stream<DynamicTest> everyFileComesOutAsExpected() throws Exception {
        Path source = SharedFolder.resolve("corpora/messy");
        Path copy = temp.resolve("messy");
        copy(source, copy);
        makeLarge(copy);
        DocumentStore store = Documents.load(copy.resolve("docs"));
        Collection all = store.view(new Caller("tester", GROUPS));
        JsonNode expected =
                new ObjectMapper().readTree(copy.resolve("expected.json").toFile());
        return Stream.concat(
                        expected.get("files").valueStream(),
                        expected.get("generated").valueStream())
                .map(file -> DynamicTest.dynamicTest(
                        file.get("path").asText(), () -> new Expectation(file, store, all).check()));
    }

    @Test
    void nothingIgnoredOrOutsideIsFound() throws Exception {
        Path copy = temp.resolve("messy");
        copy(SharedFolder.resolve("corpora/messy"), copy);
        makeLarge(copy);
        Collection all = Documents.load(copy.resolve("docs")).view(new Caller("tester", GROUPS));
        assertThat(all.searchable())
                .extracting(document -> document.text().toString())
                .noneMatch(text -> text.contains("zyzzyva") || text.contains("quagga"));
    }

    @Test
    void everyFileOfAReadableFormatIsLoaded() throws Exception {
        Collection all =
                Documents.load(SharedFolder.resolve("corpora/messy/docs")).view(new Caller("tester", GROUPS));
        Set<String> paths = all.searchable().stream().map(Document::path).collect(Collectors.toSet());
        int htmlDocxAndPdf = 5;
        assertThat(paths).hasSize(48 - htmlDocxAndPdf);
        assertThat(all.searchable()).hasSize(60 - htmlDocxAndPdf);
    }

    private record Expectation(JsonNode file, DocumentStore store, Collection all) {

        void check() {
            String path = file.get("path").asText();
            List<LoadNotice> notices =
                    store.notices().stream().filter(n -> n.path().equals(path)).toList();
            List<Document> found =
                    all.searchable().stream().filter(d -> d.path().equals(path)).toList();
            if (path.startsWith("office/") || path.startsWith("web/")) {
                assertThat(notices).extracting(LoadNotice::code).containsExactly("unsupported_type");
                return;
            }
            assertThat(notices).extracting(LoadNotice::code).isEqualTo(texts(file.get("warnings")));
            assertThat(notices).allSatisfy(n -> assertThat(n.message()).startsWith(path + ": "));
            assertThat(found).hasSize(file.get("documents").asInt());
            file.get("docs").forEach(this::checkDocument);
            if (file.has("columns") && !found.isEmpty()) {
                Table table = table(path);
                assertThat(table.columns())
                        .startsWith(texts(file.get("columns")).toArray(String[]::new));
            }
        }

        private void checkDocument(JsonNode expected) {
            Document document = all.find(expected.get("id").asText()).orElseThrow();
            String text = document.text().toString();
            if (expected.has("title")) {
                assertThat(document.title()).isEqualTo(expected.get("title").asText());
            }
            if (expected.has("text_start")) {
                assertThat(text.stripLeading())
                        .startsWith(expected.get("text_start").asText());
            }
            if (expected.has("text_length")) {
                assertThat(document.text().length())
                        .isEqualTo(expected.get("text_length").asInt());
            }
            texts(expected.path("text_contains"))
                    .forEach(part -> assertThat(text).contains(part));
            texts(expected.path("text_excludes"))
                    .forEach(part -> assertThat(text).doesNotContain(part));
            expected.path("metadata").properties().forEach(e -> checkMetadata(document, e.getKey(), e.getValue()));
            expected.path("cells")
                    .properties()
                    .forEach(e -> checkCell(document, e.getKey(), e.getValue().asText()));
        }

        private static void checkMetadata(Document document, String key, JsonNode value) {
            if (key.equals("acl")) {
                assertThat(document.acl().readers()).containsExactlyInAnyOrderElementsOf(texts(value));
            } else if (value.isArray()) {
                assertThat(document.metadata().get(key)).isEqualTo(texts(value));
            } else {
                assertThat(document.metadata().get(key)).isEqualTo(value.asText());
            }
        }

        private void checkCell(Document row, String column, String value) {
            Table table = table(row.path());
            Table.Row found = table.rows().stream()
                    .filter(r -> r.id().equals(row.id()))
                    .findFirst()
                    .orElseThrow();
            assertThat(found.cells().get(table.columns().indexOf(column)).text())
                    .isEqualTo(value);
        }

        private Table table(String path) {
            return all.tables().stream()
                    .filter(t -> t.id().equals(path))
                    .findFirst()
                    .orElseThrow();
        }

        private static List<String> texts(JsonNode array) {
            return array.valueStream().map(JsonNode::asText).toList();
        }
    }

    private static void copy(Path source, Path target) throws IOException {
        try (Stream<Path> paths = Files.walk(source)) {
            for (Path path : (Iterable<Path>) paths::iterator) {
                Path to = target.resolve(source.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(to);
                } else {
                    Files.write(to, Files.readAllBytes(path));
                }
            }
        }
    }

    private static void makeLarge(Path messy) throws Exception {
        Process process = new ProcessBuilder(
                        "sh", messy.resolve("make-large.sh").toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectErrorStream(true)
                .start();
        assertThat(process.waitFor()).isZero();
    }
}
