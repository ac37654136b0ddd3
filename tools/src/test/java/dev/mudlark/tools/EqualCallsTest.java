package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.object;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.ValueNode;
import dev.mudlark.models.ToolCall;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which calls are the same call. */
class EqualCallsTest {

    private static final String SCHEMA = """
            {"type": "object", "properties": {
              "v": {"type": "number"}, "n": {"type": "integer", "default": 20}, "s": {"type": "string"}, "any": {},
              "b": {"type": ["boolean", "null"], "default": false}, "e": {"enum": ["Up", "Down"]},
              "o": {"type": "object", "default": {}, "properties": {
                "k": {"type": "integer", "default": 3}, "z": {"type": "integer"}}},
              "l": {"type": "array", "items": {"type": "object", "properties": {"k": {"type": "integer", "default": 3}}}}}}
            """;

    private final FakeTool tool =
            FakeTool.withSchema("tool", SCHEMA, (arguments, context) -> ToolResult.note(arguments.toString()));
    private final ToolBox box = ToolBox.of(List.of(tool), ToolRules.DEFAULT);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"v":1} | {"v":1.0}
                    {"v":1} | {"v":1e0}
                    {"v":1} | {"v":10e-1}
                    {"v":1} | {"v":"1"}
                    {"v":1.5} | {"v":"1.50"}
                    {"v":100} | {"v":1e2}
                    {"v":1e300} | {"v":10e299}
                    {"v":-0.0} | {"v":0}
                    {"v":0.1} | {"v":0.10}
                    {"v":123456789012345678901234567890} | {"v":123456789012345678901234567890.0}
                    {"n":20} | {}
                    {"n":20.0} | {"n":null}
                    {"n":"20"} | {"n":2e1}
                    {"b":null} | {}
                    {"b":"false"} | {"b":null}
                    {"s":null} | {}
                    {"e":"up"} | {"e":"Up"}
                    {"o":{"k":1,"z":2}} | {"o":{"z":2.0,"k":"1"}}
                    {"o":{}} | {"o":{"k":3}}
                    {"o":{"k":3}} | {}
                    {"o":{"z":1}} | {"o":{"k":null,"z":1}}
                    {"l":[{}]} | {"l":[{"k":3.0}]}
                    {"any":{"a":[1,{"b":2,"c":3}]}} | {"any":{"a":[1.0,{"c":3e0,"b":2}]}}
                    """)
    void theyMeanTheSameHoweverTheyAreWritten(String one, String other) {
        assertThat(areEqual(ToolCall.parse("a", "tool", one), ToolCall.parse("b", "functions.tool", other)))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"v":1} | {"v":-1}
                    {"v":1} | {"v":1.0000000000000000000000000001}
                    {"v":9007199254740993} | {"v":9007199254740992}
                    {"s":"1"} | {"s":"1.0"}
                    {"s":"a "} | {"s":"a"}
                    {"s":"null"} | {"s":null}
                    {"s":1.0} | {"s":1}
                    {"any":"1"} | {"any":1}
                    {"any":null} | {}
                    {"any":true} | {"any":"true"}
                    {"any":[1,2]} | {"any":[2,1]}
                    {"any":[1,[2]]} | {"any":[1,2]}
                    {"any":[12]} | {"any":[1,2]}
                    {"any":{"a":1,"b":2}} | {"any":{"a":2,"b":1}}
                    {"any":{"a\\":1,\\"b":2}} | {"any":{"a":1,"b":2}}
                    """)
    void theyAreOthers(String one, String other) {
        assertThat(areEqual(ToolCall.parse("a", "tool", one), ToolCall.parse("b", "tool", other)))
                .isFalse();
    }

    @Test
    void howANumberIsKeptMakesNoDifference() {
        JsonNodeFactory json = JsonNodeFactory.instance;
        List<ValueNode> fives = List.of(
                json.numberNode((short) 5),
                json.numberNode(5),
                json.numberNode(5L),
                json.numberNode(BigInteger.valueOf(5)),
                json.numberNode(5.0f),
                json.numberNode(5.0),
                json.numberNode(new BigDecimal("5.00")));
        for (String name : List.of("n", "v", "any")) {
            for (ValueNode five : fives) {
                ObjectNode arguments = json.objectNode().set(name, five);
                assertThat(areEqual(
                                ToolCall.of("a", "tool", object("{\"" + name + "\":5}")),
                                ToolCall.of("b", "tool", arguments)))
                        .as(name + " " + five.getClass())
                        .isTrue();
            }
        }
    }

    @Test
    void callsThatAreNotValidAreComparedToo() {
        QuestionContext question = question();
        for (String arguments :
                List.of("{\"v\":\"x\",\"n\":1}", "{\"n\":1.0,\"v\":\"x\"}", "{\"v\":\"x\",\"n\":1e0}")) {
            box.run(ToolCall.parse("a", "tool", arguments), question);
        }

        assertThat(question.trace().steps())
                .extracting(step -> step.detail().get("outcome"))
                .containsExactly("invalid_arguments", "invalid_arguments", "repeated_call");
    }

    @Test
    void whatCouldNotBeReadIsNoCallWithAnEmptyName() {
        QuestionContext question = question();
        box.run(ToolCall.malformed("a", "nope", "x", "cut"), question);
        box.run(ToolCall.malformed("b", "nope", "x", "cut"), question);

        assertThat(box.run(ToolCall.of("c", "nope", object("{\"\":\"x\"}")), question)
                        .errorCode())
                .contains("unknown_tool");
    }

    private boolean areEqual(ToolCall one, ToolCall other) {
        QuestionContext question = question();
        ToolOutcome first = box.run(one, question);
        ToolOutcome second = box.run(other, question);
        assertThat(List.of(first, second)).noneMatch(ToolOutcome::isError);
        return second.repeated();
    }
}
