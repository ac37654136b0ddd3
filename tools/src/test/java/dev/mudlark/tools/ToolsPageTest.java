package dev.mudlark.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ToolsPageTest {

    private static final Path PAGE = Path.of("..", "docs", "tools.md");

    @Test
    void thePageSaysWhatTheToolsSay() throws IOException {
        String page = page();
        if (Boolean.getBoolean("mudlark.write.docs")) {
            Files.writeString(PAGE, page);
        }

        assertThat(Files.readString(PAGE))
                .as("docs/tools.md is stale; write it anew with: mvn -pl tools -am test -Dtest=ToolsPageTest"
                        + " -Dsurefire.failIfNoSpecifiedTests=false -Dmudlark.write.docs=true")
                .isEqualTo(page);
    }

    private static String page() throws IOException {
        StringBuilder overview = new StringBuilder("| Tool | Options in a config |\n| --- | --- |\n");
        StringBuilder tools = new StringBuilder();
        for (String name : BuiltInTools.names()) {
            overview.append("| [`").append(name).append("`](#").append(name).append(") | ");
            overview.append(options(name)).append(" |\n");
            tools.append(section(BuiltInTools.create(name).spec())).append('\n');
        }
        return template().replace("{{overview}}\n", overview.toString()).replace("{{tools}}\n", tools.toString());
    }

    private static String template() throws IOException {
        try (InputStream in = ToolsPageTest.class.getResourceAsStream("/tools-page.md")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String options(String name) {
        List<String> options = new ArrayList<>();
        for (Map.Entry<String, BuiltInTools.Option> option :
                BuiltInTools.options(name).entrySet()) {
            options.add("`" + option.getKey() + "` (" + option.getValue().defaultValue() + "): "
                    + option.getValue().description());
        }
        return options.isEmpty() ? "none" : String.join("; ", options);
    }

    private static String section(ToolSpec spec) {
        ObjectNode schema = spec.inputSchema();
        StringBuilder text = new StringBuilder("### " + spec.name() + "\n\n" + spec.description() + "\n\n");
        text.append("| Argument | Type | Default | What a model is told |\n| --- | --- | --- | --- |\n");
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            text.append("| `").append(property.getKey()).append("` | ").append(type(property.getValue()));
            text.append(" | ").append(defaultOf(schema, property)).append(" | ");
            text.append(property.getValue().path("description").asText()).append(" |\n");
        }
        return text.toString();
    }

    private static String type(JsonNode property) {
        List<String> words = new ArrayList<>();
        if (!property.has("enum")) {
            property.path("type").forEach(type -> words.add(type.asText()));
            return words.isEmpty() ? property.path("type").asText() : String.join(" or ", words);
        }
        property.path("enum").forEach(word -> words.add("`" + word.asText() + "`"));
        return String.join(" \\| ", words);
    }

    private static String defaultOf(ObjectNode schema, Map.Entry<String, JsonNode> property) {
        for (JsonNode required : schema.path("required")) {
            if (required.asText().equals(property.getKey())) {
                return "required";
            }
        }
        JsonNode value = property.getValue().path("default");
        return value.isMissingNode() ? "unset" : "`" + value.asText() + "`";
    }
}
