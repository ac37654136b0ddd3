package dev.mudlark.tools.arguments;

import static dev.mudlark.tools.Questions.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentCheckTest {

    private static final String SCHEMA = """
            {"type": "object", "additionalProperties": false, "required": ["pattern"], "properties": {
              "pattern": {"type": "string", "examples": ["refund window"]},
              "regex": {"type": "boolean", "default": false},
              "doc_id": {"type": "string"},
              "ratio": {"type": "number"},
              "mode": {"type": "string", "enum": ["diff", "add"]},
              "where": {"type": "object", "additionalProperties": {"type": ["string", "number", "boolean", "null"]}},
              "select": {"type": "array", "items": {"type": "string"}},
              "max_results": {"type": "integer", "default": 20, "minimum": 1}}}
            """;

    private final ArgumentCheck check = new ArgumentCheck(new ToolSpec("corpus_grep", "Finds.", object(SCHEMA)));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'pattern':'x','doc_id':null,'max_results':null} | {'pattern':'x'}",
                "{'pattern':'x','regex':'false','max_results':'5'} | {'pattern':'x','regex':false,'max_results':5}",
                "{'pattern':'x','regex':'TRUE','max_results':5.0} | {'pattern':'x','regex':true,'max_results':5}",
                "{'pattern':'true'} | {'pattern':'true'}",
                "{'pattern':'007'} | {'pattern':'007'}",
                "{'pattern':'[1]'} | {'pattern':'[1]'}",
                "{'pattern':42} | {'pattern':'42'}",
                "{'pattern':true} | {'pattern':'true'}",
                "{'pattern':'x','ratio':'0.5'} | {'pattern':'x','ratio':0.5}",
                "{'pattern':'x','mode':'Diff'} | {'pattern':'x','mode':'diff'}",
                "{'pattern':'x','where':{'zip':'007','n':1}} | {'pattern':'x','where':{'zip':'007','n':1}}",
                "{'pattern':'x','select':['a',1]} | {'pattern':'x','select':['a','1']}",
                "{'pattern':'x','select':'price'} | {'pattern':'x','select':['price']}",
            })
    void whatHasOneMeaningIsMended(String written, String expected) throws ToolException {
        assertThat(check.check(object(json(written))).toString()).isEqualTo(json(expected));
    }

    @Test
    void jsonInsideAStringIsDecodedWhereAnObjectOrAListIsWanted() throws ToolException {
        String written =
                "{\"pattern\":\"[\\\"a\\\"]\",\"where\":\"{\\\"product\\\": \\\"Lamp\\\"}\",\"select\":\"[\\\"price\\\"]\"}";

        assertThat(check.check(object(written)))
                .isEqualTo(object(
                        "{\"pattern\":\"[\\\"a\\\"]\",\"where\":{\"product\":\"Lamp\"},\"select\":[\"price\"]}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | pattern is required",
                "{'pattern':null} | pattern is required",
                "{'pattern':'x','regex':'yes'} | regex must be true or false, not \"yes\"",
                "{'pattern':'x','max_results':2.5} | max_results must be a whole number, not 2.5",
                "{'pattern':'x','max_results':'many'} | max_results must be a whole number, not \"many\"",
                "{'pattern':'x','max_results':0} | max_results must be at least 1",
                "{'pattern':'x','max_results':-7e400} | max_results must be at least 1.",
                "{'pattern':'x','docid':'a.md'} | there is no argument docid; did you mean 'doc_id'?",
                "{'pattern':'x','mode':'sub'} | mode must be one of diff, add, not \"sub\"",
                "{'pattern':['a']} | pattern must be text, not [\"a\"]",
                "{'pattern':'x','select':[['a']]} | select[0] must be text, not [\"a\"]",
                "{'pattern':'x','where':{'zip':[1]}} | where.zip must be text, a number, true or false or null, not [1]",
                "{'pattern':'x','docid':'a.md'} | did you mean 'doc_id'? Valid arguments: ",
                "{'pattern':'x','docid':'a.md','regexp':true} | did you mean 'doc_id'? there is no argument regexp",
                "{'pattern':'x','where':[]} | where must be an object, not []",
            })
    void whatHasNoneIsExplained(String written, String problem) {
        assertThat(errorOf(json(written)))
                .startsWith("Invalid arguments: ")
                .contains(problem)
                .contains("Valid arguments: pattern (string, required), regex (boolean, optional)")
                .contains("Example: {\"pattern\":\"refund window\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'type':'object','properties':{'contains':{'type':'string'}}} | {}",
                "{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'string','examples':['x']}}} | {'b':'x'}",
                "{'type':'object','required':['a'],'properties':{'a':{'type':'string'}}} | {'a':'text'}",
                "{'type':'object','required':['a'],'properties':{'a':{'type':'string','format':'date'}}} | {'a':'2026-01-31'}",
                "{'type':'object','required':['a'],'properties':{'a':{'type':'integer','minimum':5}}} | {'a':5}",
                "{'type':'object','required':['a'],'properties':{'a':{'type':'number','maximum':0.5}}} | {'a':0.5}",
                "{'type':'object','required':['a'],'properties':{'a':{'type':'array','minItems':1,'items':{'type':'integer'}}}} | {'a':[1]}",
                "{'type':'object','required':['a'],'properties':{'a':{'type':'object','required':['b'],'properties':{'b':{'type':'boolean'}}}}} | {'a':{'b':true}}",
            })
    void theExampleIsACallThatWorks(String schema, String expected) throws ToolException {
        ArgumentCheck sampled = new ArgumentCheck(new ToolSpec("t", "A tool for tests.", object(json(schema))));

        assertThat(sampled.example()).hasToString(json(expected));
        assertThat(sampled.check(sampled.example())).isEqualTo(sampled.example());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e400", "1E+999999", "7e41"})
    void aNumberOfTooManyDigitsIsNotSaidToBeTooSmall(String number) throws ToolException {
        ObjectNode raw = ToolCall.parse("c1", "x", "{\"pattern\":\"x\",\"max_results\":" + number + "}")
                .arguments();

        assertThatThrownBy(() -> check.check(raw))
                .hasMessageContaining("max_results must be")
                .hasMessageMatching(
                        "(?s).*max_results must be (at least 1 and have at most 40 digits|a whole number).*")
                .hasMessageNotContainingAny("at least 1. ");
    }

    @Test
    void everyProblemIsNamedAtOnce() {
        assertThat(errorOf("{\"document\":\"a.md\",\"max_results\":0}"))
                .contains("pattern is required")
                .contains("there is no argument document")
                .contains("max_results must be at least 1");
    }

    @ParameterizedTest
    @CsvSource({"42, 42", "1.50, 1.50", "1e3, 1000", "-0.0, 0.0", "12345678901234567890.10, 12345678901234567890.10"})
    void aNumberThatStandsForTextKeepsItsDigits(String number, String text) throws ToolException {
        ObjectNode raw =
                ToolCall.parse("c1", "x", "{\"pattern\": " + number + "}").arguments();

        assertThat(check.check(raw).path("pattern").textValue()).isEqualTo(text);
    }

    @Test
    void manyProblemsAreToldAsFarAsTheyFitAndCounted() {
        ObjectNode many = object("{\"pattern\":\"x\"}");
        for (int i = 0; i < 5000; i++) {
            many.put("n" + i + "-".repeat(i), i);
        }

        String error = errorOf(many.toString());

        assertThat(error).contains("there is no argument n0", "there is no argument n19", "And 4980 more like these");
        assertThat(error).contains("Valid arguments: ").hasSizeLessThan(4000);
    }

    @Test
    void namesInsideAnArgumentAreExplainedByTheirOwnSchema() {
        ArgumentCheck nested = new ArgumentCheck(new ToolSpec("t", "A tool for tests.", object("""
                {"type":"object","properties":{"filters":{"type":"array","items":{"type":"object",
                "properties":{"field":{"type":"string","minLength":3},"value":{"type":"string"}},"additionalProperties":false}}}}""")));
        ToolException error = catchThrowableOfType(
                ToolException.class, () -> nested.check(object("{\"filters\":[{\"feild\":\"a\"},{\"field\":\"a\"}]}")));

        assertThat(error.getMessage())
                .contains("there is no argument filters[0].feild; did you mean 'field'? (there are: field, value)")
                .contains("filters[1].field must have at least 3 characters");
    }

    @Test
    void anOptionalNullMeansTheDefaultThatThereIs() throws ToolException {
        ArgumentCheck nullable = new ArgumentCheck(new ToolSpec("t", "A tool for tests.", object("""
                {"type":"object","required":["must"],"properties":{
                 "must":{"type":["integer","null"],"default":1},"may":{"type":["integer","null"],"default":2},
                 "free":{"type":["integer","null"]},"empty":{"type":["integer","null"],"default":null}}}""")));

        assertThat(nullable.check(object("{\"must\":null,\"may\":null,\"free\":null,\"empty\":null}")))
                .isEqualTo(object("{\"must\":null,\"free\":null,\"empty\":null}"));
    }

    @Test
    void patternsOfSchemasAreCheckedInLinearTimeOrNotAtAll() throws ToolException {
        assertThat(patternAccepts("^a+$", "aaa")).isTrue();
        assertThat(patternAccepts("^a+$", "aab")).isFalse();
        assertThat(patternAccepts("(?!x)a", "anything")).isTrue();
        assertThat(patternAccepts("^(a|a)*$", "a".repeat(40) + "!")).isFalse();
    }

    private static boolean patternAccepts(String pattern, String value) {
        ObjectNode schema = object("{\"type\":\"object\",\"properties\":{\"v\":{\"type\":\"string\"}}}");
        ((ObjectNode) schema.at("/properties/v")).put("pattern", pattern);
        ArgumentCheck patterned = new ArgumentCheck(new ToolSpec("t", "A tool for tests.", schema));
        try {
            return patterned.check(schema.objectNode().put("v", value)).has("v");
        } catch (ToolException e) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#/nowhere\"}}}",
                "{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"http://127.0.0.1:9/a.json\"}}}",
                "{\"$schema\":\"http://nowhere.invalid/x\",\"type\":\"object\"}",
                "{\"type\":\"array\"}",
                "{}",
            })
    void brokenSchemasAreRefusedAndNothingIsFetched(String schema) {
        assertThatThrownBy(() -> new ArgumentCheck(new ToolSpec("broken", "A tool for tests.", object(schema))))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("tool broken: its input schema");
    }

    @Test
    void hugeNumbersAreNotBlownUp() {
        assertThat(errorOf("{\"pattern\":\"x\",\"max_results\":\"1e999999999\"}"))
                .contains("whole number");
    }

    private String errorOf(String json) {
        ToolException error = catchThrowableOfType(ToolException.class, () -> check.check(object(json)));
        assertThat(error.code()).isEqualTo("invalid_arguments");
        return error.getMessage();
    }

    private static String json(String singleQuoted) {
        return singleQuoted.replace('\'', '"');
    }
}
