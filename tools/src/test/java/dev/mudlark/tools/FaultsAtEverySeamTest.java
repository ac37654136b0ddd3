package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.mudlark.context.Amount;
import dev.mudlark.context.Secret;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever fails around a call, {@link ToolBox#run} returns one result, leaves one step, owes the budget nothing, ends what
 * it wrote into the audit log, and keeps nobody waiting who makes the same call again.
 */
@Timeout(60)
class FaultsAtEverySeamTest {

    private static final ToolRules RULES =
            new ToolRules(Set.of("tool"), false, Duration.ofSeconds(10), ToolRules.LEAST_OUTPUT_CHARS);

    private static final long PRICE = 10;

    private final List<AuditEvent> log = Collections.synchronizedList(new ArrayList<>());

    /** Something that fails at one place. */
    record Seam(String name, Setting setting, Set<String> outcomes) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Puts a fault into a box. */
    @FunctionalInterface
    interface Setting {
        ToolBox.Builder box(FaultsAtEverySeamTest test);
    }

    static Stream<Seam> seams() {
        return Stream.concat(Arrays.stream(Fault.values()).flatMap(FaultsAtEverySeamTest::seamsOf), malformedResults());
    }

    private static Stream<Seam> seamsOf(Fault fault) {
        return Stream.of(
                seam(
                        fault + " of the authorizer",
                        "permission_denied",
                        test -> test.box(good()).authorizer((caller, tool, arguments) -> fault.happen())),
                seam(
                        fault + " of the approver",
                        "not_approved",
                        test -> test.box(good()).approver((caller, tool, arguments) -> fault.happen())),
                audit(fault, AuditEvent.Proposed.class, "audit_failed"),
                audit(fault, AuditEvent.Decided.class, "audit_failed"),
                audit(fault, AuditEvent.Executing.class, "audit_failed"),
                audit(fault, AuditEvent.Executed.class, "ok"),
                seam(
                        fault + " of the audit log's ids",
                        fault == Fault.NULL ? "ok" : "audit_failed",
                        test -> test.box(good()).audit(new AuditLog() {
                            @Override
                            public void record(AuditEvent event) {
                                test.log.add(event);
                            }

                            @Override
                            public String nextId(String callId) {
                                return fault.happen();
                            }
                        })),
                seam(
                        fault + " of the tool",
                        "tool_failed",
                        test -> test.box(tool((arguments, context) -> fault.happen()))),
                seam(
                        fault + " of the words for a cut",
                        "tool_failed",
                        test -> test.box(
                                tool((arguments, context) -> tooLong((shown, total, next) -> fault.happen())))),
                seam(
                        fault + " of the data of a cut",
                        "tool_failed",
                        test -> test.box(tool((arguments, context) -> tooLong(new ToolResult.CutNotice() {
                            @Override
                            public String say(int shown, int total, int nextOffset) {
                                return "cut";
                            }

                            @Override
                            public JsonNode data(JsonNode whole, int shown, int nextOffset) {
                                return fault.happen();
                            }
                        })))),
                seam(
                        fault + " when a thread is made",
                        "tool_failed",
                        test -> test.box(good()).threads(new ToolThreads(work -> fault.happen()))));
    }

    private static Stream<Seam> malformedResults() {
        return Stream.of(
                seam(
                        "a thread that does not start",
                        "tool_failed",
                        test -> test.box(good()).threads(new ToolThreads(work -> spent()))),
                failing("no note", () -> ToolResult.note(gone())),
                failing("no value", () -> ToolResult.value("x", gone())),
                failing("no footer", () -> ToolResult.of(List.of(new Part.Note("x")), gone())),
                failing("no data", () -> ToolResult.note("x").withData(gone())),
                failing("no words for a cut", () -> tooLong(gone())),
                failing("data nested 100,000 deep", () -> ToolResult.note("x").withData(deep(100_000))),
                failing("data nested 1,001 deep", () -> ToolResult.note("x").withData(deep(Nesting.MOST + 1))),
                seam(
                        "data nested 1,000 deep",
                        "ok",
                        test -> test.box(tool(
                                (arguments, context) -> ToolResult.note("x").withData(deep(Nesting.MOST))))),
                failing("an error without code and words", () -> {
                    throw new ToolException(gone(), gone());
                }),
                failing("an error without a code", () -> {
                    throw new ToolException(gone(), "words");
                }));
    }

    @ParameterizedTest
    @MethodSource("seams")
    void aFaultIsOneResultOneStepAndNothingOwed(Seam seam) {
        check(seam, seam.setting().box(this));
    }

    @ParameterizedTest
    @MethodSource("seams")
    void aFaultInABoxWithSecretsToo(Seam seam) {
        check(seam, seam.setting().box(this).secrets(Map.of("KEY", Secret.of("swordfish-123"))));
    }

    private void check(Seam seam, ToolBox.Builder builder) {
        ToolBox box = builder.build();
        QuestionContext question = question();
        ToolTurn turn = box.turn(question);

        turn.run(call("tool", "{}"));
        turn.run(call("nope", "{}"));
        List<ToolOutcome> outcomes = turn.end();
        ToolOutcome again = box.run(call("tool", "{}"), question);

        assertThat(outcomes).hasSize(2);
        ToolOutcome first = outcomes.getFirst();
        assertThat(seam.outcomes()).contains(first.errorCode().orElse("ok"));
        assertThat(first.content()).doesNotContain("swordfish");
        assertThat(outcomes.getLast().errorCode()).isPresent();
        assertThat(question.trace().steps()).hasSize(3);
        assertThat(question.budget().committed()).isEqualTo(question.budget().spent());
        assertThat(first.costNanoDollars()).isIn(0L, PRICE);
        assertThat(again.content()).doesNotContain("has not ended yet");
        List<String> told = Audits.told(log);
        assertThat(told.stream().filter(line -> line.startsWith("proposed"))).hasSizeLessThanOrEqualTo(3);
        assertThat(told.stream().filter(line -> line.startsWith("executed")).count())
                .isLessThanOrEqualTo(told.stream()
                        .filter(line -> line.startsWith("executing"))
                        .count());
        if (!told.isEmpty() && !seam.name().contains("audit")) {
            assertThat(told.getLast()).matches("(no|executed) .*");
            assertThat(endsOf(told)).isEqualTo(3);
        }
        assertThat(question.budget().spent().toolCalls())
                .isEqualTo(Stream.of(first, again)
                        .filter(outcome -> outcome.costNanoDollars() > 0)
                        .count());
        assertThat(question.budget().spent())
                .isEqualTo(new Amount(
                        first.costNanoDollars() + again.costNanoDollars(),
                        0,
                        question.budget().spent().toolCalls()));
    }

    /** Every call that was proposed has one end. */
    private static long endsOf(List<String> told) {
        return told.stream()
                .filter(line -> line.startsWith("no ") || line.startsWith("executed "))
                .count();
    }

    private ToolBox.Builder box(Tool tool) {
        return ToolBox.builder(RULES).add(List.of(tool)).audit(log::add);
    }

    private static FakeTool good() {
        return tool((arguments, context) -> ToolResult.note("x"));
    }

    private static FakeTool tool(FakeTool.Body body) {
        return FakeTool.named("tool", body).costing(PRICE).with(SideEffects.FILESYSTEM, false);
    }

    private static ToolResult tooLong(ToolResult.CutNotice notice) {
        String text = "x".repeat(RULES.maxOutputChars() + 1);
        return new ToolResult(List.of(new Part.Note(text)), "", NullNode.instance, false, notice);
    }

    private static Seam seam(String name, String outcome, Setting setting) {
        return new Seam(name, setting, Set.of(outcome));
    }

    private static Seam failing(String name, java.util.concurrent.Callable<ToolResult> result) {
        return seam(name, "tool_failed", test -> test.box(tool((arguments, context) -> result.call())));
    }

    private static Seam audit(Fault fault, Class<? extends AuditEvent> kind, String outcome) {
        String expected = fault == Fault.NULL ? "ok" : outcome;
        return seam(
                fault + " of the audit log at " + kind.getSimpleName(),
                expected,
                test -> test.box(good()).audit(event -> {
                    if (kind.isInstance(event)) {
                        fault.happen();
                    }
                    test.log.add(event);
                }));
    }

    /** A thread that cannot be started, since it has been. */
    private static Thread spent() {
        Thread thread = new Thread(() -> {});
        thread.start();
        return thread;
    }

    private static JsonNode deep(int levels) {
        JsonNode node = NullNode.instance;
        for (int i = 0; i < levels; i++) {
            ArrayNode outer = JsonNodeFactory.instance.arrayNode();
            outer.add(node);
            node = outer;
        }
        return node;
    }

    /** What is missing although it must be there. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T> T gone() {
        return null;
    }
}
