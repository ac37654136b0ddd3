package dev.mudlark.agents;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Price;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many questions at the same time wait for their model beside each other, and for nothing else. */
@Timeout(120)
class ManyQuestionsTest {

    private static final double MOST_RATIO = 1.2;
    private static final long MEBIBYTE = 1 << 20;

    @Test
    void questionsWaitBesideEachOther() throws Exception {
        Slow model = new Slow(60, 6, Duration.ofMillis(20));
        assertThat(model.seconds()).isLessThan(60 * model.idealSeconds() / 4);
    }

    @Test
    @Tag("benchmark")
    void fiveHundredQuestionsTakeLittleLongerThanOne() throws Exception {
        Slow model = new Slow(500, 25, Duration.ofMillis(200));
        double seconds = model.seconds();
        double ratio = seconds / model.idealSeconds();

        System.out.printf(
                Locale.ROOT,
                "500 questions of 25 rounds at 200 ms, the first not counted: %.2f s, ideal %.2f s, ratio %.2f (promised: %.1f), heap of %d MiB%n",
                seconds,
                model.idealSeconds(),
                ratio,
                MOST_RATIO,
                Runtime.getRuntime().maxMemory() / MEBIBYTE);
        assertThat(ratio).isLessThanOrEqualTo(MOST_RATIO);
    }

    /**
     * A model that takes its time. It gives nobody the second answer before all have asked for theirs, and time counts from
     * there: the first round is not counted.
     */
    private record Slow(int questions, int rounds, Duration pause, CountDownLatch asked, AtomicLong start)
            implements Llm {

        Slow(int questions, int rounds, Duration pause) {
            this(questions, rounds, pause, new CountDownLatch(questions), new AtomicLong());
        }

        double idealSeconds() {
            return pause.multipliedBy(rounds - 1L).toNanos() / 1e9;
        }

        double seconds() throws InterruptedException, ExecutionException {
            ToolBox tools = ToolBox.of(List.of(new CountingTool("probe", 10)), ToolRules.DEFAULT);
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<AgentResult>> answers = new ArrayList<>();
                for (int i = 0; i < questions; i++) {
                    answers.add(threads.submit(() -> answer(tools)));
                }
                for (Future<AgentResult> answer : answers) {
                    assertThat(answer.get().answer()).contains("done");
                }
                return (System.nanoTime() - start.get()) / 1e9;
            }
        }

        private AgentResult answer(ToolBox tools) {
            AgentLimits limits = new AgentLimits(
                    rounds, OptionalInt.of(rounds), OptionalLong.of(Long.MAX_VALUE), OptionalLong.empty());
            return new AgentLoop(this, Price.of(2, 5), tools, limits, "Answer.", DataFence.seeded(7))
                    .run("how many?", TestContexts.with(Budget.unlimited(), Deadline.none()));
        }

        @Override
        public LlmToolResponse completeWithTools(LlmRequest request) {
            int round = request.messages().size() / 2 + 1;
            try {
                if (round == 2) {
                    asked.countDown();
                    asked.await();
                    start.compareAndSet(0, System.nanoTime());
                }
                TimeUnit.NANOSECONDS.sleep(pause.toNanos());
            } catch (InterruptedException e) {
                throw new LlmException("interrupted", e);
            }
            boolean over = round >= rounds;
            List<ToolCall> calls = over
                    ? List.of()
                    : List.of(ToolCall.of(
                            "call " + round,
                            "probe",
                            JsonNodeFactory.instance.objectNode().put("note", "n" + round)));
            return new LlmToolResponse(
                    over ? "done" : "", calls, Usage.of(100, 10), "stub", "stub", StopReason.END, Optional.empty());
        }
    }
}
