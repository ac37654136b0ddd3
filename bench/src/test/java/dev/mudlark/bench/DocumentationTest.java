package dev.mudlark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.dataset.QuestionFields;
import dev.mudlark.bench.systems.Systems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The tables of the documentation are what the code says. */
class DocumentationTest {

    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void configurationListsEveryKey() throws IOException {
        List<String> types = Systems.catalog().types();
        Map<String, String> blocks = new LinkedHashMap<>();
        List<Section> sections = new ConfigReader(Systems.catalog()).sections();
        sections.stream()
                .filter(section -> !types.contains(section.title()))
                .forEach(section -> blocks.put("options: " + section.title(), GeneratedBlocks.table(section)));
        blocks.put(
                "systems",
                sections.stream()
                        .filter(section -> types.contains(section.title()))
                        .map(GeneratedBlocks::chapter)
                        .collect(Collectors.joining()));
        check("configuration.md", blocks);
    }

    @Test
    void dataSetsListEveryField() throws IOException {
        Map<String, String> blocks = new LinkedHashMap<>();
        blocks.put("fields: question", GeneratedBlocks.fields(QuestionFields.QUESTION));
        blocks.put("fields: qrel", GeneratedBlocks.fields(QuestionFields.QREL));
        blocks.put("fields: attack", GeneratedBlocks.fields(QuestionFields.ATTACK));
        check("datasets.md", blocks);
    }

    private static void check(String name, Map<String, String> blocks) throws IOException {
        Path page = DOCS.resolve(name);
        String now = Files.readString(page);
        String filled = GeneratedBlocks.fill(now, blocks);
        if (Boolean.getBoolean("mudlark.write.docs")) {
            Files.writeString(page, filled);
            now = filled;
        }
        assertThat(now)
                .as("docs/" + name + " is stale: run mvn -pl bench -am test -Dtest=DocumentationTest "
                        + "-Dsurefire.failIfNoSpecifiedTests=false -Dmudlark.write.docs=true")
                .isEqualTo(filled);
    }
}
