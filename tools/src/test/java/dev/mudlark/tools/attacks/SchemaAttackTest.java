package dev.mudlark.tools.attacks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.arguments.ArgumentCheck;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas of tools that somebody else wrote. */
@Tag("attack-13")
class SchemaAttackTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type':'object','properties':{'a':{'$ref':'http://127.0.0.1:9/a.json'}}}",
                "{'type':'object','properties':{'a':{'$ref':'file:///etc/passwd'}}}",
                "{'type':'object','properties':{'a':{'$dynamicRef':'https://nowhere.invalid/x#y'}}}",
                "{'$schema':'http://nowhere.invalid/x','type':'object'}",
                "{'type':'object','properties':{'a':{'$ref':'jar:file:///x.jar!/y'}}}",
            })
    void nothingIsFetchedForASchema(String schema) {
        assertThatThrownBy(() -> check(schema))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("tool foreign: its input schema");
    }

    @Test
    void aSchemaThatRefersToItselfEndsWithTheArguments() throws ToolException {
        ArgumentCheck check =
                check("{'type':'object','properties':{'child':{'$ref':'#'}},'additionalProperties':false}");
        ObjectNode deep = Questions.object("{}");
        for (int i = 0; i < 400; i++) {
            ObjectNode parent = Questions.object("{}");
            parent.set("child", deep);
            deep = parent;
        }

        assertThat(check.check(deep)).isEqualTo(deep);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type':'object','properties':{'a':{'$ref':'#/properties/a'}}}",
                "{'type':'object','$ref':'#'}",
                "{'type':'object','allOf':[{'$ref':'#'}]}",
                "{'type':'object','properties':{'a':{'anyOf':[{'$ref':'#/properties/b'}]},'b':{'allOf':[{'$ref':'#/properties/a'}]}}}",
            })
    void aSchemaThatGoesInCirclesIsRefused(String schema) {
        assertRefused(schema, "refers to itself without end");
    }

    @Test
    void choicesThatMultiplyAreRefused() {
        StringBuilder referred = new StringBuilder();
        String nested = "{'type':'integer'}";
        for (int i = 0; i < 40; i++) {
            String next = "{'$ref':'#/$defs/c" + (i + 1) + "'}";
            referred.append(",'c" + i + "':{'anyOf':[" + next + "," + next + "]}");
        }
        for (int i = 0; i < 14; i++) {
            nested = "{'anyOf':[" + nested + "," + nested + "]}";
        }

        assertRefused("{'type':'object','properties':{'a':" + nested + "}}", "choices multiply");
        assertRefused(
                "{'type':'object','properties':{'a':{'$ref':'#/$defs/c0'}},'$defs':{'c40':{'type':'integer'}" + referred
                        + "}}",
                "choices multiply");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^(a+)+$",
                "(x{1000}){1000}",
                "((((x{100}){100}){100}){100})",
                "(?i)[\\u0080-\\u00ff\u1c80]",
                "(?i)\u1c85+",
                "(?i)[\\x{80}-\\x{ffff}]",
                "(?=a)a",
                "(a)\\\\1",
            })
    void aPatternThatHangsOtherEnginesEnds(String pattern) {
        String schema = "{'type':'object','properties':{'a':{'type':'string','pattern':'"
                + pattern.replace("\\", "\\\\") + "'}}}";
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            ArgumentCheck check = check(schema);
            try {
                check.check(Questions.object("{}").put("a", "a".repeat(100_000) + "!"));
            } catch (ToolException e) {
                assertThat(e.getMessage()).hasSizeLessThan(1000);
            }
        });
    }

    @Test
    void aSchemaDeeperThanAnyToolNeedsIsRefused() {
        assertRefused(
                "{'type':'object','properties':{'a':" + "{'items':".repeat(300) + "{}" + "}".repeat(300) + "}}",
                "nested deeper");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#/$defs/word", "#word"})
    void referencesWithinTheSchemaAreFollowed(String reference) throws ToolException {
        ArgumentCheck check = check("{'type':'object','properties':{'a':{'$ref':'" + reference
                + "'}},'$defs':{'word':{'$anchor':'word','type':'string','minLength':3}}}");

        assertThat(check.check(Questions.object("{\"a\":\"abc\"}"))).hasToString("{\"a\":\"abc\"}");
        assertThatThrownBy(() -> check.check(Questions.object("{\"a\":\"ab\"}")))
                .hasMessageContaining("a must have at least 3 characters");
    }

    private static void assertRefused(String schema, String reason) {
        assertThatThrownBy(() -> check(schema))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("tool foreign: its input schema is broken: ")
                .hasMessageContaining(reason);
    }

    private static ArgumentCheck check(String schema) {
        return new ArgumentCheck(
                new ToolSpec("foreign", "A tool for tests.", Questions.object(schema.replace('\'', '"'))));
    }
}
