package dev.mudlark.tools.functions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.Evidence;
import dev.mudlark.tools.FunctionOptions;
import dev.mudlark.tools.FunctionTools;
import dev.mudlark.tools.Param;
import dev.mudlark.tools.Questions;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolFunction;
import dev.mudlark.tools.ToolOutcome;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolRules;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FunctionToolTest {
    private static final FunctionOptions DESCRIBED = FunctionOptions.NONE.described("A tool for tests.");

    public enum Size {
        SMALL,
        LARGE
    }

    public record Item(
            @Param(description = "Its name.") String name,
            @Param(name = "how_many", defaultValue = "1") int count,
            Optional<Size> size) {}

    /** Methods of every kind that can be a tool. */
    public static final class Every {

        private final AtomicInteger calls = new AtomicInteger();

        public String numbers(
                @Param(name = "i") int i,
                @Param(name = "l") Long l,
                @Param(name = "d") double d,
                @Param(name = "f") float f,
                @Param(name = "b") BigDecimal b,
                @Param(name = "n") BigInteger n,
                @Param(name = "s") short s) {
            return i + " " + l + " " + d + " " + f + " " + b.toPlainString() + " " + n + " " + s;
        }

        public String words(
                @Param(name = "text", description = "Any text.") String text,
                @Param(name = "flag", defaultValue = "true") boolean flag,
                @Param(name = "size", defaultValue = "LARGE") Size size,
                @Param(name = "day") Optional<LocalDate> day,
                @Param(name = "count") OptionalInt count) {
            return text + " " + flag + " " + size + " " + day + " " + count;
        }

        public String groups(
                @Param(name = "items") List<Item> items,
                @Param(name = "tags") Set<String> tags,
                @Param(name = "limits") Map<String, Integer> limits,
                @Param(name = "any", defaultValue = "null") Object any) {
            return items + " " + tags + " " + limits + " " + any;
        }

        public String surrounded(ToolContext before, @Param(name = "text") String text) {
            before.remember("text", text);
            return text + " on " + LocalDate.now(before.clock()) + " for "
                    + before.caller().id();
        }

        public int add(@Param(name = "a") int a, @Param(name = "b", defaultValue = "2") int b) {
            return a + b;
        }

        public String count() {
            return "call " + calls.incrementAndGet();
        }

        public String fails(@Param(name = "how") String how) throws Exception {
            switch (how) {
                case "told" -> throw new ToolException("no_such_thing", "there is no such thing; there is lamp");
                case "checked" -> throw new IOException("secret of a file");
                case "error" -> throw new StackOverflowError("secret of the stack");
                default -> throw new IllegalArgumentException("secret of an argument");
            }
        }
    }

    /** Methods that return things. */
    public static final class Returning {

        public static Object value(@Param(name = "what") String what) {
            return switch (what) {
                case "list" -> List.of(new Item("lamp", 2, Optional.of(Size.SMALL)), Map.of("a", 1));
                case "date" -> LocalDate.of(2026, 1, 31);
                case "decimal" -> new BigDecimal("1E+3");
                case "truth" -> true;
                case "long text" -> "x".repeat(300);
                case "empty" -> Optional.empty();
                case "full" -> Optional.of("inside");
                case "result" ->
                    ToolResult.value("three", "3")
                            .withData(JsonMapper.builder().build().createArrayNode());
                case "unserialisable" -> new Object();
                case "endless" -> endless();
                default -> null;
            };
        }

        private static List<Object> endless() {
            List<Object> list = new ArrayList<>();
            list.add(list);
            return list;
        }
    }

    private static ToolOutcome run(Tool tool, String json) {
        return ToolBox.of(List.of(tool), ToolRules.DEFAULT)
                .run(ToolCall.parse("call-1", tool.spec().name(), json), Questions.question());
    }

    private static Tool every(String method) {
        return FunctionTools.of(new Every(), method, DESCRIBED);
    }

    private static String said(String method, String json) {
        ToolOutcome outcome = run(every(method), json);
        assertThat(outcome.errorCode()).as(outcome.content()).isEmpty();
        return outcome.content();
    }

    private static ToolOutcome returned(String what) {
        return run(FunctionTools.of(Returning.class, "value", DESCRIBED), "{\"what\": \"" + what + "\"}");
    }

    @Test
    void theTypesOfTheParametersBecomeTheSchema() throws IOException {
        JsonNode wanted = JsonMapper.builder().build().readTree("""
                {"type": "object", "properties": {
                    "text": {"type": "string", "description": "Any text."},
                    "flag": {"type": "boolean", "default": true},
                    "size": {"type": "string", "enum": ["SMALL", "LARGE"], "default": "LARGE"},
                    "day": {"type": "string", "format": "date"},
                    "count": {"type": "integer"}},
                 "required": ["text"], "additionalProperties": false}
                """);
        assertThat((JsonNode) every("words").spec().inputSchema()).isEqualTo(wanted);
        JsonNode groups = every("groups").spec().inputSchema();
        assertThat(groups.path("properties").path("items").path("items").toString())
                .isEqualTo(
                        "{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\",\"description\":\"Its name.\"},"
                                + "\"how_many\":{\"type\":\"integer\",\"default\":1},\"size\":{\"type\":\"string\",\"enum\":[\"SMALL\",\"LARGE\"]}},"
                                + "\"required\":[\"name\"],\"additionalProperties\":false}");
        assertThat(groups.path("properties").path("limits").toString())
                .isEqualTo("{\"type\":\"object\",\"additionalProperties\":{\"type\":\"integer\"}}");
        assertThat(groups.path("properties").path("any").toString()).isEqualTo("{\"default\":null}");
    }

    @Test
    void argumentsBecomeValuesExactly() {
        assertThat(said(
                        "numbers",
                        "{\"i\": \"7\", \"l\": 9007199254740993, \"d\": 0.5, \"f\": 2, \"b\": 0.1000000000000000000001,"
                                + " \"n\": 123456789012345678901234567890, \"s\": -3}"))
                .isEqualTo("7 9007199254740993 0.5 2.0 0.1000000000000000000001 123456789012345678901234567890 -3");
    }

    @Test
    void whatIsLeftOutHasItsDefaultOrIsEmpty() {
        assertThat(said("words", "{\"text\": \"007\"}")).isEqualTo("007 true LARGE Optional.empty OptionalInt.empty");
        assertThat(said(
                        "words",
                        "{\"text\": \"\", \"flag\": \"FALSE\", \"size\": \"small\", \"day\": null, \"count\": null}"))
                .isEqualTo(" false SMALL Optional.empty OptionalInt.empty");
        assertThat(said("words", "{\"text\": \"a\", \"day\": \"2024-02-29\", \"count\": 3}"))
                .isEqualTo("a true LARGE Optional[2024-02-29] OptionalInt[3]");
    }

    @Test
    void listsSetsMapsAndRecordsAreRead() {
        assertThat(
                        said(
                                "groups",
                                "{\"items\": [{\"name\": \"lamp\"}, {\"name\": \"desk\", \"how_many\": 2, \"size\": \"large\"}],"
                                        + " \"tags\": [\"b\", \"a\", \"b\"], \"limits\": {\"z\": 1, \"a\": 2}, \"any\": {\"x\": [1.25, null]}}"))
                .isEqualTo("[Item[name=lamp, count=1, size=Optional.empty],"
                        + " Item[name=desk, count=2, size=Optional[LARGE]]] [b, a] {z=1, a=2} {x=[1.25, null]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add | {\"a\": 2147483648} | a is a number out of range; write one from -2147483648 to 2147483647",
                "add | {\"a\": 1.5} | a must be a whole number, not 1.5",
                "add | {} | a is required",
                "add | {\"a\": null} | a is required",
                "add | {\"a\": 1, \"c\": 2} | there is no argument c",
                "numbers | {\"i\":1,\"l\":1,\"d\":1e999,\"f\":1,\"b\":1,\"n\":1,\"s\":1} | d is a number out of range",
                "numbers | {\"i\":1,\"l\":1,\"d\":1,\"f\":1,\"b\":1e99999,\"n\":1,\"s\":1} | b is a number out of range",
                "numbers | {\"i\":1,\"l\":1,\"d\":1,\"f\":1,\"b\":1,\"n\":1,\"s\":40000} | s is a number out of range",
                "words | {\"text\": \"a\", \"day\": \"2026-02-30\"} | day is no date: '2026-02-30'; write YYYY-MM-DD",
                "words | {\"text\": \"a\", \"size\": \"huge\"} | size must be one of",
                "groups | {\"items\": [{}], \"tags\": [], \"limits\": {}} | items[0].name is required",
                "groups | {\"items\": [{\"name\": \"a\", \"how_many\": 9999999999}], \"tags\": [], \"limits\": {}}"
                        + " | items[0].how_many is a number out of range",
            })
    void whatDoesNotFitIsAnErrorForTheModel(String method, String json, String problem) {
        ToolOutcome outcome = run(every(method), json);
        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(outcome.content()).contains(problem);
    }

    @Test
    void theContextIsHiddenFromTheModelAndGivenToTheMethod() {
        assertThat(every("surrounded").spec().inputSchema().path("properties").toString())
                .isEqualTo("{\"text\":{\"type\":\"string\"}}");
        assertThat(said("surrounded", "{\"text\": \"hello\"}")).isEqualTo("hello on 2026-01-01 for anonymous");
    }

    @Test
    void aToolExceptionReachesTheModelAndNothingElseDoes() {
        ToolOutcome told = run(every("fails"), "{\"how\": \"told\"}");
        assertThat(told.errorCode()).contains("no_such_thing");
        assertThat(told.content()).isEqualTo("there is no such thing; there is lamp");
        for (String how : List.of("checked", "error", "unchecked")) {
            ToolOutcome failed = run(every("fails"), "{\"how\": \"" + how + "\"}");
            assertThat(failed.errorCode()).contains("tool_failed");
            assertThat(failed.content()).doesNotContain("secret");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "list | [{\"name\":\"lamp\",\"count\":2,\"size\":\"SMALL\"},{\"a\":1}]",
                "date | 2026-01-31",
                "decimal | 1000",
                "truth | true",
                "empty | null",
                "nothing | null",
                "full | inside",
                "result | three"
            })
    void whatIsReturnedIsTextOrJson(String what, String text) {
        ToolOutcome outcome = returned(what);
        assertThat(outcome.errorCode()).isEmpty();
        assertThat(outcome.content()).isEqualTo(text);
    }

    @Test
    void aSmallValueIsEvidenceAndProgramsGetData() {
        ToolOutcome sum = run(every("add"), "{\"a\": 40}");
        assertThat(sum.content()).isEqualTo("42");
        assertThat(sum.data().intValue()).isEqualTo(42);
        assertThat(sum.evidence()).containsExactly(new Evidence.Computed("add", "42"));
        assertThat(returned("long text").evidence()).isEmpty();
        assertThat(returned("list").data().path(0).path("name").asText()).isEqualTo("lamp");
        assertThat(returned("result").data().isArray()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"unserialisable", "endless"})
    void whatCannotBeWrittenIsAFailure(String what) {
        assertThat(returned(what).errorCode()).contains("tool_failed");
    }

    @Test
    void aClassHasOneObjectForAllCalls() {
        Tool tool = FunctionTools.of(Every.class, "count", DESCRIBED);
        assertThat(run(tool, "{}").content()).isEqualTo("call 1");
        assertThat(run(tool, "{}").content()).isEqualTo("call 2");
    }

    /** Annotated. */
    public static final class Annotated {

        @ToolFunction(
                name = "b_tool",
                description = "Second.",
                sideEffects = SideEffects.NETWORK,
                timeoutSeconds = 0.25)
        public String second() {
            return "2";
        }

        @ToolFunction(description = "First.")
        public String first() {
            return "1";
        }

        public String noTool() {
            return "";
        }
    }

    @Test
    void annotationsSayWhatAToolIsAndOptionsGoBeforeThem() {
        List<Tool> tools = FunctionTools.allOf(new Annotated());
        assertThat(tools).extracting(tool -> tool.spec().name()).containsExactly("first", "b_tool");
        assertThat(tools.get(0).traits().readOnly()).isTrue();
        assertThat(tools.get(1).traits().sideEffects()).isEqualTo(SideEffects.NETWORK);
        assertThat(tools.get(1).traits().readOnly()).isFalse();
        assertThat(tools.get(1).traits().timeout()).contains(Duration.ofMillis(250));
        Tool other = FunctionTools.of(
                Annotated.class,
                "second",
                FunctionOptions.NONE
                        .named("c")
                        .described("Third.")
                        .touching(SideEffects.FILESYSTEM)
                        .endingAfter(Duration.ofSeconds(3)));
        assertThat(other.spec().name()).isEqualTo("c");
        assertThat(other.spec().description()).isEqualTo("Third.");
        assertThat(other.traits().sideEffects()).isEqualTo(SideEffects.FILESYSTEM);
        assertThat(other.traits().timeout()).contains(Duration.ofSeconds(3));
    }

    @Test
    void sideEffectsNeedTheAllowListLikeThoseOfEveryTool() {
        List<Tool> tools = FunctionTools.allOf(new Annotated());
        assertThatThrownBy(() -> ToolBox.of(tools, ToolRules.DEFAULT))
                .hasMessageContaining("tool 'b_tool' has side effects (network); list it under tools.allow");
        ToolRules allowing = new ToolRules(Set.of("b_tool"), true, Duration.ofSeconds(1), 4000);
        ToolOutcome outcome = ToolBox.of(tools, allowing).run(Questions.call("b_tool", "{}"), Questions.question());
        assertThat(outcome.content()).isEqualTo("2");
    }
}
