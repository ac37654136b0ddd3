package dev.mudlark.providers.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.tools.BuiltInTools;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases SCH-01, SCH-03 and SCH-04 and their kind. */
class SchemaDialectsTest {

    @Test
    void corpusGrepIsStrictWithItsOptionalArgumentsNullable() {
        ObjectNode schema = BuiltInTools.create("corpus_grep").spec().inputSchema();
        ObjectNode strict = StrictSchema.of(schema).orElseThrow();
        assertThat(names(strict.path("required")))
                .hasSize(6)
                .containsExactlyElementsOf(keys(strict.path("properties")));
        assertThat(strict.path("additionalProperties").asBoolean(true)).isFalse();
        Set<String> required = Set.copyOf(names(schema.path("required")));
        assertThat(required).containsExactly("pattern");
        strict.path("properties").properties().forEach(property -> {
            List<String> types = names(property.getValue().path("type"));
            if (!required.contains(property.getKey())) {
                assertThat(types).as(property.getKey()).hasSize(2).last().isEqualTo("null");
            }
        });
    }

    @Test
    void lookupTableIsNotStrictAsItsConditionIsFreeForm() {
        assertThat(StrictSchema.of(BuiltInTools.create("lookup_table").spec().inputSchema()))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type':'object','properties':{'a':{'type':'string'}}}",
                "{'type':'object','properties':{'a':{'type':['string','null']}},'additionalProperties':false}",
                "{'type':'object','properties':{'a':{'anyOf':[{'type':'string'}]}},'required':['a'],'additionalProperties':false}",
                "{'type':'object','properties':{'a':{'type':'array'}},'required':['a'],'additionalProperties':false}",
                "{'type':'object','properties':{'a':{'type':'object','properties':{}}},'required':['a'],'additionalProperties':false}",
                "{'type':'object','properties':{'a':{}},'required':['a'],'additionalProperties':false}",
                "{'type':'object','properties':{'a':true},'required':['a'],'additionalProperties':false}",
                "{'type':'object','properties':{'a':{'$ref':'#/$defs/A'}},'required':['a'],'additionalProperties':false}"
            })
    void whatStrictModeCannotSayExactlyIsNotStrict(String schema) {
        assertThat(StrictSchema.of(object(schema))).isEmpty();
    }

    @Test
    void anOptionalChoiceMayBeNull() {
        Optional<ObjectNode> strict = StrictSchema.of(
                object(
                        "{'type':'object','properties':{'a':{'type':'string','enum':['x'],'default':'x','maxLength':3}},'additionalProperties':false}"));
        assertThat(strict)
                .contains(
                        object(
                                "{'type':'object','properties':{'a':{'type':['string','null'],'enum':['x',null]}},'required':['a'],'additionalProperties':false}"));
    }

    @Test
    void formatsAndPatternsThatStrictModeRefusesAreLeftToTheCheck() {
        assertThat(
                        StrictSchema.of(
                                object(
                                        "{'type':'object','properties':{'a':{'type':'string','format':'uri'},'b':{'type':'string','format':'date'},'c':{'type':'string','pattern':'^(?=x)'},'d':{'type':'string','pattern':'(x)\\\\1'},'e':{'type':'string','pattern':'^\\\\(?[0-9]+$'}},'required':['a','b','c','d','e'],'additionalProperties':false}")))
                .contains(
                        object(
                                "{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'string','format':'date'},'c':{'type':'string'},'d':{'type':'string'},'e':{'type':'string','pattern':'^\\\\(?[0-9]+$'}},'required':['a','b','c','d','e'],'additionalProperties':false}"));
    }

    @Test
    void aSchemaThatIsAReferenceIsWhatItRefersTo() {
        assertThat(
                        TopLevel.plain(
                                object(
                                        "{'$ref':'#/$defs/A','$defs':{'A':{'$ref':'#/$defs/B'},'B':{'type':'object','properties':{'a':{'type':'string'}},'required':['a']}}}")))
                .isEqualTo(
                        object(
                                "{'$defs':{'A':{'$ref':'#/$defs/B'},'B':{'type':'object','properties':{'a':{'type':'string'}},'required':['a']}},'type':'object','properties':{'a':{'type':'string'}},'required':['a']}"));
        assertThat(TopLevel.plain(object("{'$ref':'#'}"))).isEqualTo(object("{'type':'object','properties':{}}"));
        assertThat(TopLevel.plain(object("{'$ref':'#/$defs/A','$defs':{'A':{'$ref':'#/$defs/A'}}}"))
                        .path("type")
                        .asText())
                .isEqualTo("object");
    }

    @Test
    void everyListHasItems() {
        assertThat(
                        TopLevel.plain(
                                object(
                                        "{'type':'object','properties':{'type':{'type':'array'},'b':{'type':['array','null']},'c':{'anyOf':[{'type':'array'},{'type':'array','items':{'type':'array'}}]},'d':{'type':'string','enum':['array']}}}")))
                .isEqualTo(
                        object(
                                "{'type':'object','properties':{'type':{'type':'array','items':{}},'b':{'type':['array','null'],'items':{}},'c':{'anyOf':[{'type':'array','items':{}},{'type':'array','items':{'type':'array','items':{}}}]},'d':{'type':'string','enum':['array']}}}"));
    }

    @Test
    void choicesAtTheTopAreFoldedAndTheirPropertiesKept() {
        ObjectNode plain = TopLevel.plain(
                object(
                        "{'type':'object','properties':{'a':{'type':'string'}},'anyOf':[{'required':['a']},{'properties':{'b':{'type':'integer'}},'required':['b']}],'required':['a']}"));
        assertThat(plain)
                .isEqualTo(
                        object(
                                "{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'integer'}},'required':['a']}"));
    }

    @Test
    void aSchemaIsNotChangedByTurningIt() {
        ObjectNode schema = BuiltInTools.create("corpus_grep").spec().inputSchema();
        ObjectNode before = schema.deepCopy();
        TopLevel.plain(schema);
        StrictSchema.of(schema);
        GeminiSchema.of(schema);
        assertThat(schema).isEqualTo(before);
    }

    @Test
    void geminiGetsReferencesWrittenOutAndNullAsAFlag() {
        assertThat(
                        GeminiSchema.of(
                                object(
                                        "{'$schema':'x','type':'object','additionalProperties':false,'$defs':{'K':{'type':'string','enum':['a','b']}},'properties':{'k':{'$ref':'#/$defs/K'},'n':{'type':['integer','null']}},'required':['k','zz']}")))
                .isEqualTo(
                        object(
                                "{'type':'object','properties':{'k':{'type':'string','enum':['a','b']},'n':{'type':'integer','nullable':true}},'required':['k']}"));
    }

    @Test
    void geminiGetsAnEndWhereReferencesGoInCircles() {
        ObjectNode turned = GeminiSchema.of(
                object(
                        "{'type':'object','properties':{'tree':{'$ref':'#/$defs/T'}},'$defs':{'T':{'type':'object','properties':{'left':{'$ref':'#/$defs/T'}}}}}"));
        assertThat(turned.at("/properties/tree/properties/left")).isEqualTo(object("{'type':'object'}"));
    }

    @Test
    void geminiGetsNumbersAsChoicesNotAtAllAndAConstantAsAChoice() {
        assertThat(
                        GeminiSchema.of(
                                object(
                                        "{'type':'object','properties':{'a':{'type':'integer','enum':[1,2]},'b':{'const':'x'},'c':{'type':['string','integer']}}}")))
                .isEqualTo(
                        object(
                                "{'type':'object','properties':{'a':{'type':'integer'},'b':{'enum':['x'],'type':'string'},'c':{'anyOf':[{'type':'string'},{'type':'integer'}]}}}"));
    }

    @Test
    void geminiGetsTheKeywordsOfATypeInItsOwnChoice() {
        assertThat(
                        GeminiSchema.of(
                                object(
                                        "{'type':'object','properties':{'a':{'type':['string','object','array'],'description':'d','properties':{'k':{'type':'string'}},'required':['k'],'items':{'type':'string'}}}}")))
                .isEqualTo(
                        object(
                                "{'type':'object','properties':{'a':{'description':'d','anyOf':[{'type':'string'},{'type':'object','properties':{'k':{'type':'string'}},'required':['k']},{'type':'array','items':{'type':'string'}}]}}}"));
    }

    @Test
    void geminiGetsATypeEverywhereAndItemsInEveryArrayAndNoFormatThatItRefuses() {
        assertThat(
                        GeminiSchema.of(
                                object(
                                        "{'type':'object','$defs':{'K':{'type':'string'}},'properties':{'a':{'type':'array'},'b':{'allOf':[{'$ref':'#/$defs/K'}],'description':'d'},'c':true,'d':{'type':'string','format':'uri'},'e':{'type':'string','enum':['','x']}}}")))
                .isEqualTo(
                        object(
                                "{'type':'object','properties':{'a':{'type':'array','items':{'type':'string'}},'b':{'description':'d','type':'string'},'c':{'type':'string'},'d':{'type':'string'},'e':{'type':'string','enum':['x']}}}"));
    }

    @Test
    void noBuiltInToolHasAChoiceBesideKeywordsOfOneType() {
        for (String name : BuiltInTools.names()) {
            GeminiSchema.of(BuiltInTools.create(name).spec().inputSchema())
                    .findParents("anyOf")
                    .forEach(node -> {
                        assertThat(node.has("properties") || node.has("items"))
                                .as(name + " " + node)
                                .isFalse();
                    });
        }
    }

    @Test
    void everyBuiltInToolCanBeTurned() {
        for (String name : BuiltInTools.names()) {
            ObjectNode schema = BuiltInTools.create(name).spec().inputSchema();
            ObjectNode gemini = GeminiSchema.of(schema);
            assertThat(keys(gemini.path("properties"))).as(name).isEqualTo(keys(schema.path("properties")));
            assertThat(gemini.toString())
                    .as(name)
                    .doesNotContain("additionalProperties")
                    .doesNotContain("default");
        }
    }

    private static ObjectNode object(String json) {
        return (ObjectNode) WireJson.read(json.replace('\'', '"'));
    }

    private static List<String> keys(JsonNode object) {
        List<String> keys = new ArrayList<>();
        object.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static List<String> names(JsonNode list) {
        List<String> names = new ArrayList<>();
        list.forEach(name -> names.add(name.asText()));
        return names;
    }
}
