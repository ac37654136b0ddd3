package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.object;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is approved is what runs, to the letter, and nothing else does. */
@Tag("attack-19")
@Timeout(20)
class ApprovalBypassTest {

    private static final ToolRules ALLOWED = new ToolRules(Set.of("mail"), false, Duration.ofSeconds(10), 4000);
    private static final String STRICT = """
            {"type": "object", "additionalProperties": false, "required": ["to"], "properties": {
              "to": {"type": "string"}, "options": {"type": "object"}}}
            """;

    private final FakeTool mail = FakeTool.withSchema("mail", STRICT, (arguments, context) -> ToolResult.note("sent"))
            .with(SideEffects.FILESYSTEM, false);
    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"to\":\"anna\"}",
                "{\"options\":{\"b\":[1,{\"c\":null}],\"a\":\"\u202e\"},\"to\":\"anna\"}",
                "{\"to\":\"a\\u001b[2K\\rb\"}",
            })
    void whatRunsIsWhatWasShown(String arguments) {
        box(Decision.allow("anna")).run(call("mail", arguments), question());

        assertThat(asked).containsExactly("mail " + object(arguments));
        assertThat(mail.calls)
                .extracting(ObjectNode::toString)
                .containsExactly(object(arguments).toString());
    }

    @Test
    void anArgumentThatIsNotInTheSchemaReachesNobody() {
        ToolOutcome outcome =
                box(Decision.allow("anna")).run(call("mail", "{\"to\":\"anna\",\"bcc\":\"eve\"}"), question());

        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(asked).isEmpty();
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void anotherOrderOfTheSameArgumentsIsTheSameCallAndAnyOtherIsAsked() {
        ToolBox box = box(Decision.deny("anna", "no"));
        QuestionContext question = question();

        box.run(call("mail", "{\"to\":\"eve\",\"options\":{\"x\":1,\"y\":2}}"), question);
        box.run(call("mail", "{\"options\":{\"y\":2,\"x\":1},\"to\":\"eve\"}"), question);
        box.run(call("mail", "{\"to\":\"eve\",\"options\":{\"x\":1,\"y\":3}}"), question);

        assertThat(asked).hasSize(2);
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void anAliasIsAskedAboutByTheNameOfTheTool() {
        box(Decision.deny("anna", "no")).run(call("functions.mail", "{\"to\":\"a\"}"), question());

        assertThat(asked).containsExactly("mail {\"to\":\"a\"}");
        assertThat(mail.calls).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mail_all",
                "mai",
                "Mail",
                "mail ",
                "functions.functions.mail",
                "m\u0430il",
                "ma\u200bil",
                "mail\u0000"
            })
    void aNameThatOnlyLooksLikeAToolRunsNothing(String name) {
        ToolOutcome outcome =
                box(Decision.allow("anna")).run(ToolCall.of("c", name, object("{\"to\":\"a\"}")), question());

        assertThat(outcome.errorCode()).contains("unknown_tool");
        assertThat(outcome.content()).contains("mail").matches("[ -~]*");
        assertThat(asked).isEmpty();
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void thePermissionOfOneNameIsNoneForALongerOne() {
        FakeTool longer = FakeTool.answering("mail_all", "sent").with(SideEffects.FILESYSTEM, false);

        assertThatThrownBy(() -> ToolBox.of(List.of(mail, longer), ALLOWED)).hasMessageContaining("mail_all");
    }

    @Test
    void whateverIsDoneToWhatWasShownChangesNothing() {
        ObjectNode written = object("{\"to\":\"anna\"}");
        Approver modifying = (caller, tool, arguments) -> {
            arguments.put("to", "eve");
            written.put("to", "eve");
            tool.inputSchema().removeAll();
            return Decision.allow("anna");
        };
        Authorizer alsoModifying = (caller, tool, arguments) -> {
            arguments.put("to", "eve");
            return Decision.allow("policy");
        };
        ToolBox box = ToolBox.builder(ALLOWED)
                .add(List.of(mail))
                .authorizer(alsoModifying)
                .approver(modifying)
                .build();

        box.run(ToolCall.of("c", "mail", written), question());

        assertThat(mail.calls).extracting(ObjectNode::toString).containsExactly("{\"to\":\"anna\"}");
        assertThat(mail.spec().inputSchema().has("properties")).isTrue();
    }

    @Test
    void aYesToOneCallIsNoneToAnotherBesideIt() throws Exception {
        CountDownLatch pending = new CountDownLatch(1);
        CountDownLatch answered = new CountDownLatch(1);
        ToolBox box = ToolBox.builder(ALLOWED)
                .add(List.of(mail))
                .approver((caller, tool, arguments) -> {
                    if (arguments.path("to").asText().equals("anna")) {
                        pending.countDown();
                        await(answered);
                        return Decision.allow("anna");
                    }
                    return Decision.deny("anna", "no");
                })
                .build();
        QuestionContext question = question();

        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            Future<ToolOutcome> first = other.submit(() -> box.run(call("mail", "{\"to\":\"anna\"}"), question));
            pending.await();
            ToolOutcome second = box.run(call("mail", "{\"to\":\"eve\"}"), question);
            answered.countDown();

            assertThat(second.errorCode()).contains("not_approved");
            assertThat(first.get().isError()).isFalse();
        }
        assertThat(mail.calls).extracting(ObjectNode::toString).containsExactly("{\"to\":\"anna\"}");
    }

    @Test
    void noAnswerIsANo() {
        List<Approver> unclear = List.of(
                (caller, tool, arguments) -> null,
                (caller, tool, arguments) -> new Decision(true, null, ""),
                (caller, tool, arguments) -> {
                    throw new StackOverflowError();
                },
                (caller, tool, arguments) -> {
                    await(new CountDownLatch(1));
                    return Decision.allow("late");
                });
        for (Approver approver : unclear) {
            ToolBox box = ToolBox.builder(ALLOWED)
                    .add(List.of(mail))
                    .approver(approver, Duration.ofMillis(30))
                    .build();
            assertThat(box.run(call("mail", "{\"to\":\"a\"}"), question()).errorCode())
                    .contains("not_approved");
        }
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void whoeverNeitherAnswersNorStopsIsNotAskedForEver() {
        CountDownLatch release = new CountDownLatch(1);
        AtomicInteger times = new AtomicInteger();
        ToolBox box = ToolBox.builder(ALLOWED)
                .add(List.of(mail))
                .approver(
                        (caller, tool, arguments) -> {
                            times.incrementAndGet();
                            boolean waiting = true;
                            while (waiting) {
                                try {
                                    release.await();
                                    waiting = false;
                                } catch (InterruptedException e) {
                                    // It does not listen.
                                }
                            }
                            return Decision.allow("late");
                        },
                        Duration.ofMillis(5))
                .build();
        QuestionContext question = question();
        for (int i = 0; i < Asker.MOST_STUCK + 5; i++) {
            assertThat(box.run(call("mail", "{\"to\":\"" + i + "\"}"), question).errorCode())
                    .contains("not_approved");
        }
        release.countDown();

        assertThat(times.get()).isLessThanOrEqualTo(Asker.MOST_STUCK);
        assertThat(mail.calls).isEmpty();
    }

    @Test
    void anAuthorizerWithoutAnAnswerIsANoToo() {
        ToolBox box = ToolBox.builder(ALLOWED.withTimeout(Duration.ofMillis(30)))
                .add(List.of(mail))
                .authorizer((caller, tool, arguments) -> {
                    await(new CountDownLatch(1));
                    return Decision.allow("late");
                })
                .build();

        assertThat(box.run(call("mail", "{\"to\":\"a\"}"), question()).errorCode())
                .contains("permission_denied");
        assertThat(mail.calls).isEmpty();
    }

    private ToolBox box(Decision decision) {
        return ToolBox.builder(ALLOWED)
                .add(List.of(mail))
                .approver((caller, tool, arguments) -> {
                    asked.add(tool.name() + " " + arguments);
                    return decision;
                })
                .build();
    }

    /** Until it is interrupted. */
    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
