package dev.mudlark.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuiltInToolsTest {

    @Test
    void everyToolCanBeMadeAndOfferedWithTheOthers() {
        List<Tool> all = BuiltInTools.names().stream().map(BuiltInTools::create).toList();

        assertThat(ToolBox.of(all, ToolRules.DEFAULT).specs())
                .extracting("name")
                .containsExactly(
                        "calculator",
                        "date_calc",
                        "corpus_grep",
                        "lookup_table",
                        "list_documents",
                        "read_document",
                        "search");
        assertThat(all).allMatch(tool -> tool.traits().equals(ToolTraits.PURE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "calculator | expression! string",
                "date_calc | operation! string, date string, other_date string, days integer 0, weeks integer 0, months integer 0, years integer 0",
                "corpus_grep | pattern! string, regex boolean false, case_sensitive boolean false, doc_id string, context_lines integer 1, max_results integer 20",
                "lookup_table | where! object, select array, source string, limit integer 5, offset integer 0, order_by string/object/array, aggregate object/string, group_by array",
                "list_documents | contains string, limit integer 50, offset integer 0",
                "read_document | doc_id! string, start integer 0, length integer 2000",
                "search | query! string, top_k integer 5",
            })
    void argumentsHaveTheirNamesTypesAndDefaults(String tool, String expected) {
        JsonNode schema = BuiltInTools.create(tool).spec().inputSchema();
        List<String> arguments = new ArrayList<>();
        schema.path("properties").properties().forEach(property -> {
            boolean required = schema.path("required").toString().contains("\"" + property.getKey() + "\"");
            JsonNode types = property.getValue().path("type");
            String type = types.isArray()
                    ? types.valueStream().map(JsonNode::asText).collect(Collectors.joining("/"))
                    : types.asText();
            String defaultValue = property.getValue().path("default").asText();
            arguments.add((property.getKey() + (required ? "! " : " ") + type + " " + defaultValue).strip());
        });

        assertThat(String.join(", ", arguments)).isEqualTo(expected);
        assertThat(schema.path("additionalProperties").asBoolean(true)).isFalse();
    }

    @Test
    void unknownNamesAndOptionsAreRefused() {
        assertThatThrownBy(() -> BuiltInTools.create("calculater"))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("did you mean 'calculator'?");
        assertThatThrownBy(() -> BuiltInTools.create("corpus_grep", Map.of("max_result", 10)))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("did you mean 'max_results'?");
        assertThatThrownBy(() -> BuiltInTools.create("search", Map.of("max_results", 10)))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("it has none");
    }

    @Test
    void optionsOutOfRangeAreRefused() {
        for (Object value : List.of(0, -1, 1001, "ten", 2.5)) {
            assertThatThrownBy(() -> BuiltInTools.create("corpus_grep", Map.of("max_results", value)))
                    .isInstanceOf(ToolBoxException.class)
                    .hasMessageContaining("1 to 1000");
        }
    }
}
