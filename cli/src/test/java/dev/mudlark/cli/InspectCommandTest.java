package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InspectCommandTest {
    @TempDir
    Path folder;

    @Test
    void aFolderIsShownAsToolsSeeIt() {
        TinyCollection tiny = TinyCollection.in(folder);
        tiny.write("docs/broken.json", "{");
        Typed typed = Typed.mudlark("inspect", tiny.docs());
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .startsWith("2 documents, 1 table (2 rows), 4 passages for search\nformats: 2 .md, 1 .csv\n")
                .contains("\nsize of a document  median  95 % up to  longest  together\n")
                .contains("\ntables (1)\n  limits.csv, 2 rows: plan (text), disk_gb (number), regions (number)\n")
                .contains("\nfiles with a flaw: invalid_json (1)\n  "
                        + tiny.docs().resolve("broken.json") + ": line 1, ");
    }

    @Test
    void jsonIsOneLineForPrograms() throws IOException {
        Typed typed = Typed.mudlark("inspect", TinyCollection.in(folder).docs(), "--json");
        assertThat(typed.out().lines()).hasSize(1);
        JsonNode json = JsonMapper.builder().build().readTree(typed.out());
        assertThat(json.path("documents").asInt()).isEqualTo(2);
        assertThat(json.path("tables")
                        .path(0)
                        .path("columns")
                        .path(1)
                        .path("type")
                        .asText())
                .isEqualTo("number");
        assertThat(json.path("sizes")).hasSize(2);
    }

    @Test
    void nearDuplicatesAreToldAsWholeGroups() throws IOException {
        TinyCollection tiny = TinyCollection.in(folder);
        for (int i = 100; i < 112; i++) {
            tiny.write("docs/copy" + i + ".md", "The lock opens at noon and closes at six every single day.");
        }
        String shown = Typed.mudlark("inspect", tiny.docs()).out();
        assertThat(shown)
                .contains("\ngroups of near-duplicate documents (1)\n  12 documents, 100 %: copy100, copy101, ")
                .contains("copy109 … 2 more\n")
                .doesNotContain("copy111,");
        assertThat(Typed.mudlark("inspect", tiny.docs(), "--all").out()).contains("copy110, copy111\n");
        JsonNode json = JsonMapper.builder()
                .build()
                .readTree(Typed.mudlark("inspect", tiny.docs(), "--json").out());
        assertThat(json.path("near_duplicate_groups")).hasSize(1);
        JsonNode group = json.path("near_duplicate_groups").path(0);
        assertThat(group.path("documents")).hasSize(12);
        assertThat(group.path("least_similarity").asDouble()).isEqualTo(1);
        assertThat(json.path("near_duplicates")).hasSize(11);
    }

    @Test
    void aFileNameCannotForgeLines() {
        TinyCollection tiny = TinyCollection.in(folder);
        tiny.write("docs/a\nb\u001b[31m.md", "text of it");
        assertThat(Typed.mudlark("inspect", tiny.docs(), "--all").out())
                .doesNotContain("\u001b")
                .contains("a\\nb");
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Typed typed = Typed.mudlark("inspect", folder.resolve("none"));
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error())
                .isEqualTo("mudlark: inspect: no such folder: " + folder.resolve("none")
                        + "; give the folder that holds the documents");
    }
}
