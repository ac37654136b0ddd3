package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.object;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Secret;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Span;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("attack-28")
class ToolSecretsTest {

    private static final String CANARY = "canary \"7/Q+zß\" \\n";
    private static final List<String> FORMS = List.of(
            CANARY,
            "canary \\\"7/Q+zß\\\" \\\\n",
            URLEncoder.encode(CANARY, StandardCharsets.UTF_8),
            Base64.getEncoder().encodeToString(CANARY.getBytes(StandardCharsets.UTF_8)));
    private static final Map<String, Secret> SECRETS = Map.of("MAIL_KEY", Secret.of(CANARY));
    private static final ToolRules RULES =
            new ToolRules(Set.of("mail"), false, ToolRules.DEFAULT.timeout(), ToolRules.DEFAULT.maxOutputChars());

    @TempDir
    private Path folder;

    private final List<String> shown = new ArrayList<>();

    @Test
    void aToolGetsTheSecretItAsksForAndNobodyElseDoes() throws IOException {
        List<String> got = new ArrayList<>();
        Mail mail = new Mail((arguments, context) -> {
            got.add(arguments.path("key").asText());
            return ToolResult.note("sent with " + arguments.path("key").asText());
        });

        ToolOutcome outcome = run(mail, "{\"to\":\"anna\"}");

        assertThat(got).containsExactly(CANARY);
        assertThat(outcome.content()).isEqualTo("sent with ***");
        assertThat(outcome.arguments()).isEqualTo(object("{\"to\":\"anna\"}"));
        assertThat(shown).containsExactly("{\"to\":\"anna\"}");
    }

    @Test
    void aSecretIsMaskedWhereverItTurnsUp() throws IOException {
        for (String form : FORMS) {
            Mail leaking = new Mail((arguments, context) -> {
                ObjectNode data = object("{\"deep\":[{\"a\":{}}]}");
                ((ObjectNode) data.at("/deep/0")).put(form, "x" + form);
                return ToolResult.of(
                                List.of(new Part.Note("note " + form), new Part.Value(form + " = 1", form)),
                                "footer " + form)
                        .withData(data);
            });
            ObjectNode echoed = object("{\"to\":\"a\",\"nested\":{\"list\":[1]}}");
            ((ObjectNode) echoed.path("nested"))
                    .put("k", form)
                    .withArray("list")
                    .add(form);

            ToolOutcome outcome = run(leaking, echoed.toString());

            assertNowhere(
                    form,
                    outcome.content(),
                    outcome.data().toString(),
                    outcome.evidence().toString());
            assertNowhere(form, outcome.arguments().toString());
            assertThat(outcome.content()).contains("note ***", "*** = 1", "footer ***");
        }
    }

    @Test
    void aSecretInWordsOfAToolIsMasked() throws IOException {
        Mail failing = new Mail((arguments, context) -> {
            throw new ToolException("refused", "the key " + CANARY + " is not valid");
        });
        Mail broken = new Mail((arguments, context) -> {
            throw new IllegalStateException(CANARY);
        });

        assertThat(run(failing, "{\"to\":\"a\"}").content()).isEqualTo("the key *** is not valid");
        assertThat(run(broken, "{\"to\":\"a\"}").content()).startsWith("tool mail failed");
    }

    @Test
    void aCutLeavesNoHalfOfASecret() {
        Mail wordy = new Mail((arguments, context) -> ToolResult.note("x".repeat(195) + CANARY + "y".repeat(100)));

        ToolOutcome outcome = box(wordy, RULES.withMaxOutputChars(200), AuditLog.NONE)
                .run(call("mail", "{\"to\":\"a\"}"), question());

        assertThat(outcome.content()).doesNotContain("canary");
    }

    @Test
    void aSecretInADocumentIsMaskedInPlace() {
        Collection documents = Documents.of(List.of(Documents.text("doc", "doc", "key " + CANARY + " end")), List.of())
                .view(Caller.anonymous());
        Span span = new Span("doc", documents.find("doc").orElseThrow().version(), 0, 8 + CANARY.length());
        Mail quoting = new Mail((arguments, context) ->
                ToolResult.of(List.of(new Part.Quote(span, "[doc] ", "key " + CANARY + " end")), ""));

        ToolOutcome outcome =
                box(quoting, RULES, AuditLog.NONE).run(call("mail", "{\"to\":\"a\"}"), question(documents));

        assertThat(outcome.content()).isEqualTo("[doc] key " + "*".repeat(CANARY.length()) + " end");
        assertThat(outcome.passages().toString()).doesNotContain(CANARY);
        assertThat(outcome.evidence()).containsExactly(new Evidence.DocumentSpan(span));
    }

    @Test
    void aModelCannotWriteAnArgumentThatIsFilledIn() throws IOException {
        Mail mail = new Mail((arguments, context) -> ToolResult.note("sent"));

        ToolOutcome outcome = run(mail, "{\"to\":\"a\",\"key\":\"mine\"}");

        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(outcome.content()).contains("'key' is filled in for you; leave it out");
    }

    @Test
    void aBoxWithoutTheSecretIsRefused() {
        Mail mail = new Mail((arguments, context) -> ToolResult.note("sent"));

        assertThatThrownBy(() -> ToolBox.of(List.of(mail), RULES))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("MAIL_KEY");
        assertThatThrownBy(() -> ToolBox.builder(RULES)
                        .secrets(Map.of("SHORT", Secret.of("12345")))
                        .build())
                .hasMessageContaining("SHORT")
                .hasMessageNotContaining("12345");
    }

    @Test
    void noBuiltInToolAsksForOne() {
        assertThat(BuiltInTools.names())
                .allSatisfy(
                        name -> assertThat(BuiltInTools.create(name).secrets()).isEmpty());
    }

    /** Also looks for the secret in the audit log and the trace. */
    private ToolOutcome run(Tool tool, String arguments) throws IOException {
        Path file = folder.resolve("audit.jsonl");
        QuestionContext question = question();
        ToolOutcome outcome;
        try (FileAuditLog log = FileAuditLog.open(file, Questions.CLOCK)) {
            ToolBox box = box(tool, RULES, log);
            outcome = box.run(call("mail", arguments), question);
            box.run(ToolCall.malformed("c2", "mail", "{" + CANARY, "cut"), question);
        }
        for (String form : FORMS) {
            assertNowhere(form, Files.readString(file), question.trace().steps().toString());
        }
        return outcome;
    }

    private ToolBox box(Tool tool, ToolRules rules, AuditLog log) {
        return ToolBox.builder(rules)
                .add(List.of(tool))
                .secrets(SECRETS)
                .audit(log)
                .approver((caller, spec, arguments) -> {
                    shown.add(arguments.toString());
                    return Decision.allow("anna");
                })
                .build();
    }

    private static void assertNowhere(String form, String... texts) {
        for (String text : texts) {
            assertThat(text).doesNotContain(form).doesNotContain("canary");
        }
    }

    /** Sends mail with a key that it is given. */
    private record Mail(FakeTool.Body body) implements Tool {

        @Override
        public ToolSpec spec() {
            return new ToolSpec("mail", "A tool for tests.", object(FakeTool.ANY_ARGUMENTS));
        }

        @Override
        public ToolTraits traits() {
            return new ToolTraits(SideEffects.FILESYSTEM, false, java.util.Optional.empty(), false, 0);
        }

        @Override
        public Map<String, String> secrets() {
            return Map.of("key", "MAIL_KEY");
        }

        @Override
        public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
            try {
                return body.call(arguments, context);
            } catch (ToolException | RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
