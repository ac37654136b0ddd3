package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.context.Trace;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Delivery;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.Price;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Attack 29: reserved before a call, settled after it. */
@Tag("attack-29")
@Timeout(30)
class MeteredLlmTest {

    /** A nano-dollar a token read, 10 a token written. */
    private static final Price PRICE = Price.of(1, 10);

    private final Deadline stop = Deadline.none();

    @Test
    void whatACallReallyCostIsWhatCounts() {
        RunMoney money = RunMoney.of(2_000, 0, stop);
        Llm llm = new MeteredLlm(replying(Usage.of(100, 10), Delivery.DIRECT), PRICE, money);
        for (int i = 0; i < 8; i++) {
            llm.completeWithTools(request(10));
        }
        assertThat(money.state()).contains("0.0000016 USD are spent");
        assertThat(stop.isOver()).isFalse();
    }

    /** Sixteen conversations of two calls; the second reserves so much that only a few may be under way. */
    @Test
    void theLastMoneyFinishesWhatWasBegun() throws InterruptedException {
        RunMoney money = RunMoney.of(6_000, 0, stop);
        Llm llm = new MeteredLlm(replying(Usage.of(20, 10), Delivery.DIRECT), PRICE, money);
        AtomicInteger begun = new AtomicInteger();
        AtomicInteger finished = new AtomicInteger();
        CountDownLatch ended = new CountDownLatch(16);
        for (int i = 0; i < 16; i++) {
            Thread.ofVirtual().start(() -> {
                Trace trace = new Trace();
                try {
                    llm.completeWithTools(request(100, trace));
                    begun.incrementAndGet();
                    trace.add(new Step(Step.Kind.LLM, "m", 0, OptionalLong.empty(), OptionalLong.empty(), 0, Map.of()));
                    llm.completeWithTools(request(350, trace));
                    finished.incrementAndGet();
                } catch (LlmException e) {
                    assertThat(e.kind()).isEqualTo(LlmException.Kind.OVER_BUDGET);
                }
                ended.countDown();
            });
        }
        ended.await();
        assertThat(money.isReached()).isTrue();
        assertThat(finished.get()).as("of %d that were begun", begun.get()).isBetween(begun.get() - 4, 16);
        assertThat(finished.get()).isGreaterThan(6);
    }

    @Test
    void aCallThatDoesNotFitIsNotMadeAndEndsTheRun() {
        RunMoney money = RunMoney.of(1_000, 950, stop);
        AtomicInteger asked = new AtomicInteger();
        Llm llm = new MeteredLlm(
                request -> {
                    asked.incrementAndGet();
                    return reply(Usage.of(1, 1), Delivery.DIRECT);
                },
                PRICE,
                money);
        assertThatThrownBy(() -> llm.completeWithTools(request(100)))
                .isInstanceOfSatisfying(
                        LlmException.class, e -> assertThat(e.kind()).isEqualTo(LlmException.Kind.OVER_BUDGET))
                .hasMessage(
                        "evaluation.max_cost_usd 0.000001 is reached: 0.00000095 USD are spent, and this call does not fit");
        assertThat(asked).hasValue(0);
        assertThat(stop.isOver()).isTrue();
        assertThat(money.isReached()).isTrue();
    }

    @Test
    void callsSideBySideCannotPassTheLimitTogether() throws InterruptedException {
        RunMoney money = RunMoney.of(3_000, 0, stop);
        CountDownLatch allAsked = new CountDownLatch(2);
        AtomicInteger under = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch go = new CountDownLatch(1);
        Llm llm = new MeteredLlm(
                request -> {
                    most.accumulateAndGet(under.incrementAndGet(), Math::max);
                    allAsked.countDown();
                    try {
                        go.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    under.decrementAndGet();
                    return reply(Usage.of(1, 100), Delivery.DIRECT);
                },
                PRICE,
                money);
        AtomicInteger refused = new AtomicInteger();
        CountDownLatch ended = new CountDownLatch(16);
        for (int i = 0; i < 16; i++) {
            Thread.ofVirtual().start(() -> {
                try {
                    llm.completeWithTools(request(100));
                } catch (LlmException e) {
                    refused.incrementAndGet();
                }
                ended.countDown();
            });
        }
        allAsked.await();
        go.countDown();
        ended.await();
        assertThat(refused)
                .as("two and a third of them are paid, as each takes 1,001 of 3,000")
                .hasValue(14);
        assertThat(most).as("each reserves 1,001 or more of 3,000").hasValueLessThanOrEqualTo(2);
    }

    @Test
    void unknownTokensCostWhatWasReservedAndKeptRepliesNothing() {
        RunMoney money = RunMoney.of(1_000_000, 0, stop);
        new MeteredLlm(replying(Usage.UNKNOWN, Delivery.DIRECT), PRICE, money).completeWithTools(request(100));
        assertThat(money.state()).contains("0.000001006 USD are spent");
        new MeteredLlm(replying(Usage.of(9, 9), Delivery.DIRECT.asStored()), PRICE, money)
                .completeWithTools(request(100));
        assertThat(money.state()).contains("0.000001006 USD are spent");
    }

    @Test
    void whatIsReservedIsNoLessThanTheTokensOfEverythingInARequest() {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("expression", "1+".repeat(3_000));
        ToolCall call = ToolCall.of("c1", "calculator", arguments);
        ToolCall broken = ToolCall.malformed("c2", "calculator", "{" + "7,".repeat(600), "no object");
        ProviderState thoughts = new ProviderState("p", "m", "[" + "\"ab\",".repeat(500) + "\"\"]");
        ToolSpec tool =
                new ToolSpec("t", "d", JsonNodeFactory.instance.objectNode().put("description", "a, b, ".repeat(400)));
        assertThat(reserved(request("退款需要五天。".repeat(100)))).isGreaterThanOrEqualTo(700);
        assertThat(reserved(request("환불은 오 일".repeat(100)))).isGreaterThanOrEqualTo(500);
        assertThat(reserved(request("😀".repeat(100)))).isGreaterThanOrEqualTo(300);
        assertThat(reserved(request(new AssistantToolCallMessage("", List.of(call), Optional.empty()))))
                .as("a token for two characters of arguments")
                .isGreaterThanOrEqualTo(3_000);
        assertThat(reserved(request(new AssistantToolCallMessage("", List.of(broken), Optional.empty()))))
                .isGreaterThanOrEqualTo(600);
        assertThat(reserved(request(new ChatMessage(ChatMessage.Role.ASSISTANT, "", Optional.of(thoughts)))))
                .isGreaterThanOrEqualTo(1_250);
        assertThat(reserved(new LlmRequest(
                        List.of(),
                        "",
                        List.of(tool),
                        LlmOptions.DEFAULT.withMaxTokens(1),
                        Deadline.none(),
                        new Trace())))
                .isGreaterThanOrEqualTo(1_200);
    }

    /** Tokens read that are reserved for a request. */
    private long reserved(LlmRequest request) {
        RunMoney money = RunMoney.of(1_000_000_000, 0, stop);
        new MeteredLlm(replying(Usage.UNKNOWN, Delivery.DIRECT), Price.of(1, 0), money).completeWithTools(request);
        return money.spent();
    }

    private static LlmRequest request(String text) {
        return request(ChatMessage.user(text));
    }

    private static LlmRequest request(Message message) {
        return new LlmRequest(
                List.of(message), "", List.of(), LlmOptions.DEFAULT.withMaxTokens(1), Deadline.none(), new Trace());
    }

    @Test
    void aFailureThatMayHaveBeenChargedCounts() {
        RunMoney money = RunMoney.of(1_000_000, 0, stop);
        for (LlmException.Kind kind : List.of(LlmException.Kind.AUTHENTICATION, LlmException.Kind.CUT_OFF)) {
            Llm failing = new MeteredLlm(
                    request -> {
                        throw new LlmException(kind, "no");
                    },
                    PRICE,
                    money);
            assertThatThrownBy(() -> failing.completeWithTools(request(100))).hasMessage("no");
        }
        assertThat(money.state()).as("the one that was cut off").contains("0.000001006 USD are spent");
    }

    private static Llm replying(Usage usage, Delivery delivery) {
        return request -> reply(usage, delivery);
    }

    private static LlmToolResponse reply(Usage usage, Delivery delivery) {
        return new LlmToolResponse("ok", List.of(), usage, "m", "p", StopReason.END, Optional.empty(), delivery);
    }

    private static LlmRequest request(int maxTokens) {
        return request(maxTokens, new Trace());
    }

    private static LlmRequest request(int maxTokens, Trace trace) {
        return new LlmRequest(
                List.of(ChatMessage.user("hello")),
                "",
                List.of(),
                LlmOptions.DEFAULT.withMaxTokens(maxTokens),
                Deadline.none(),
                trace);
    }
}
