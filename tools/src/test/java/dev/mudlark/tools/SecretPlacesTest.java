package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.object;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Secret;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Span;
import dev.mudlark.models.ToolCall;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a secret may turn up besides the words of a result. */
@Tag("attack-28")
class SecretPlacesTest {

    private static final String SECRET = "Swordfish-123-abcdef";
    private static final String PART = SECRET.substring(0, 9);
    private static final String STRICT = """
            {"type": "object", "additionalProperties": false, "properties": {
              "q": {"type": "string", "maxLength": 250}, "n": {"type": "integer"}}}
            """;

    private final List<AuditEvent> log = new ArrayList<>();

    /** Something that a tool hands over as it is. */
    record Account(String name, List<String> keys) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                SECRET,
                "functions." + SECRET,
                "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" + SECRET,
                "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9" + SECRET
            })
    void aNameOfNoToolIsMaskedBeforeItIsClipped(String name) {
        for (int i = 0; i < 3; i++) {
            assertNowhere(ToolCall.of("call " + SECRET, name, object("{}")), FakeTool.answering("t", "x"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"q\":[\"" + SECRET + "\"]}",
                "{\"" + SECRET + "\":1}",
                "{\"n\":\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" + SECRET
                        + "\"}",
                "{\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" + SECRET
                        + "\":1}",
                "{bad " + SECRET
            })
    void argumentsThatAreNotValidAreMaskedBeforeTheyAreClipped(String arguments) {
        for (int length = 0; length < 12; length++) {
            String moved = arguments.replace(SECRET, "-".repeat(length) + SECRET);
            assertNowhere(
                    ToolCall.parse("c", "t", moved),
                    FakeTool.withSchema("t", STRICT, (given, context) -> ToolResult.note("x")));
        }
    }

    @Test
    void argumentsThatAreOnlyInvalidForTheLengthOfASecretAreRefusedAllTheSame() {
        FakeTool tool = FakeTool.withSchema("t", STRICT, (given, context) -> ToolResult.note("x"));

        ToolOutcome outcome =
                assertNowhere(ToolCall.parse("c", "t", "{\"q\":\"" + "a".repeat(240) + SECRET + "\"}"), tool);

        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(outcome.content()).contains("Valid arguments: q (string");
        assertThat(tool.calls).isEmpty();
    }

    @Test
    void javaObjectsAndBytesInDataAreMasked() {
        ObjectNode data = JsonNodeFactory.instance.objectNode();
        data.put("bytes", ("user:" + SECRET).getBytes(StandardCharsets.UTF_8));
        data.putPOJO("account", new Account("anna", List.of("key " + SECRET)));
        data.putPOJO("texts", new String[] {SECRET});
        data.putPOJO("unwritable", new Object() {
            @Override
            public String toString() {
                return SECRET;
            }
        });
        data.putPOJO("none", null);

        ToolOutcome outcome = assertNowhere(call(), withData(data));

        assertThat(outcome.data().at("/account")).isEqualTo(object("{\"name\":\"anna\",\"keys\":[\"key ***\"]}"));
        assertThat(outcome.data().at("/texts/0").textValue()).isEqualTo("***");
        assertThat(outcome.data().at("/none").isNull()).isTrue();
    }

    @Test
    void dataAreMaskedAsDeeplyAsTheyMayBeNested() {
        ToolOutcome outcome = box(withData(nested(499))).run(call(), question());

        JsonNode inner = outcome.data();
        for (int i = 0; i < 499; i++) {
            inner = inner.path("k").path(0);
        }
        assertThat(inner.textValue()).isEqualTo("***");
    }

    @Test
    void dataThatAreNestedTooDeeplyAreAnErrorThatHoldsNothingOfThem() {
        ToolOutcome outcome = box(withData(nested(50_000))).run(call(), question());

        assertThat(outcome.isError()).isTrue();
        assertThat(outcome.content() + outcome.data()).doesNotContain(SECRET);
    }

    private static JsonNode nested(int times) {
        JsonNode nested = JsonNodeFactory.instance.textNode(SECRET);
        for (int i = 0; i < times; i++) {
            ArrayNode list = JsonNodeFactory.instance.arrayNode().add(nested);
            nested = JsonNodeFactory.instance.objectNode().set("k", list);
        }
        return nested;
    }

    @Test
    void idsAndVersionsOfDocumentsAreMaskedAndTheTextIsFoundAllTheSame() {
        Collection documents = Documents.of(List.of(Documents.text(SECRET, "t " + SECRET, "some text")), List.of())
                .view(Caller.anonymous());
        String version = documents.find(SECRET).orElseThrow().version();
        FakeTool quoting = FakeTool.named(
                "t",
                (arguments, context) -> ToolResult.of(
                        List.of(
                                new Part.Quote(new Span(SECRET, version, 5, 9), "[" + SECRET + "] ", "text"),
                                new Part.Quote(new Span("gone", "v-" + SECRET, 0, 4), "", "gone")),
                        ""));

        ToolOutcome outcome = box(quoting).run(call(), question(documents));

        assertThat(outcome.content() + outcome.evidence() + outcome.passages()).doesNotContain(PART);
        assertThat(outcome.evidence()).first().isEqualTo(new Evidence.DocumentSpan(new Span("***", version, 5, 9)));
        assertThat(outcome.passages()).extracting(passage -> passage.text()).containsExactly("text", "gone");
    }

    @Test
    void whatAToolSaysOfACutIsMaskedBeforeItIsClipped() {
        for (int length = 0; length < 60; length++) {
            String before = "n".repeat(1900 + 2 * length);
            assertNowhere(
                    call(),
                    FakeTool.named(
                            "t",
                            (arguments, context) -> ToolResult.of(
                                            List.of(new Part.Note("z".repeat(3000)), new Part.Note("z".repeat(3000))),
                                            before + SECRET)
                                    .withCutNotice((shown, total, next) -> before + SECRET + "y".repeat(5000))));
        }
    }

    @Test
    void theNameOfWhoDecidedIsMasked() {
        ToolBox box = builder(FakeTool.answering("t", "x"))
                .authorizer((caller, tool, arguments) -> Decision.deny("by " + SECRET, "for " + SECRET))
                .build();
        ToolOutcome outcome = box.run(call(), question());

        assertThat(outcome.content() + log).doesNotContain(PART).contains("for ***", "by ***");
    }

    private static FakeTool withData(JsonNode data) {
        return FakeTool.named(
                "t", (arguments, context) -> ToolResult.note("see data").withData(data));
    }

    private static ToolCall call() {
        return Questions.call("t", "{}");
    }

    private ToolOutcome assertNowhere(ToolCall call, FakeTool tool) {
        QuestionContext question = question();
        ToolOutcome outcome = box(tool).run(call, question);
        String told = outcome.content()
                + outcome.tool()
                + outcome.errorCode()
                + outcome.arguments()
                + outcome.data()
                + outcome.evidence()
                + outcome.passages();
        assertThat(told).doesNotContain(PART);
        assertThat(question.trace().steps().toString()).doesNotContain(PART);
        assertThat(log.toString()).doesNotContain(PART);
        return outcome;
    }

    private ToolBox box(FakeTool tool) {
        return builder(tool).build();
    }

    private ToolBox.Builder builder(FakeTool tool) {
        return ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(tool))
                .secrets(Map.of("K", Secret.of(SECRET)))
                .audit(log::add);
    }
}
