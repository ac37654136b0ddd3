package dev.mudlark.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ToolBoxThreadsTest {

    private static final int THREADS = 8;

    @Test
    void equalCallsAtTheSameTimeRunOnce() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        FakeTool tool = FakeTool.named("tool", (arguments, context) -> {
            started.await();
            return ToolResult.note("done");
        });
        ToolBox box = ToolBox.of(List.of(tool), ToolRules.DEFAULT);
        QuestionContext question = Questions.question();

        List<ToolOutcome> outcomes = together(i -> {
            ToolOutcome outcome = box.run(Questions.call("tool", "{\"a\":1}"), question);
            started.countDown();
            return outcome;
        });

        assertThat(tool.calls).hasSize(1);
        assertThat(outcomes)
                .extracting(outcome -> outcome.errorCode().orElse(outcome.repeated() ? "again" : "ok"))
                .filteredOn(code -> !code.equals("repeated_call"))
                .containsExactlyInAnyOrder("ok", "again");
        assertThat(question.trace().steps()).hasSize(THREADS);
    }

    @Test
    void callsAtTheSameTimeCannotPassTheBudgetTogether() throws Exception {
        FakeTool tool = FakeTool.answering("tool", "done");
        ToolBox box = ToolBox.of(List.of(tool), ToolRules.DEFAULT);
        Budget budget = Budget.of(new Amount(Long.MAX_VALUE, Long.MAX_VALUE, 3));
        QuestionContext question = Questions.question(Deadline.none(), budget);

        List<ToolOutcome> outcomes = together(i -> box.run(Questions.call("tool", "{\"a\":" + i + "}"), question));

        assertThat(tool.calls).hasSize(3);
        assertThat(outcomes).filteredOn(ToolOutcome::isError).hasSize(THREADS - 3);
        assertThat(budget.spent().toolCalls()).isEqualTo(3);
    }

    private interface Work {
        ToolOutcome at(int index);
    }

    private static List<ToolOutcome> together(Work work) throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<ToolOutcome>> running = IntStream.range(0, THREADS)
                    .mapToObj(i -> threads.submit(() -> work.at(i)))
                    .toList();
            List<ToolOutcome> outcomes = new ArrayList<>();
            for (Future<ToolOutcome> one : running) {
                outcomes.add(one.get());
            }
            return outcomes;
        }
    }
}
