package dev.mudlark.agents;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Price;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the loop adds to a model: from a reply with a call to the next request, the tool's run included. */
@Tag("benchmark")
class AgentStepSpeedTest {

    private static final int WARM_UP = 100;
    private static final int QUESTIONS = 401;
    private static final int EARLY = 4;
    private static final int LATE = 400;
    private static final double MOST_MICROSECONDS = 50;
    private static final double MOST_RATIO = 1.5;

    private final ToolBox tools = ToolBox.of(List.of(new CountingTool("probe", 10)), ToolRules.DEFAULT);
    private final double[] early = new double[QUESTIONS];
    private final double[] late = new double[QUESTIONS];
    private final double[] all = new double[QUESTIONS];

    @Test
    void aStepCostsAtMostFiftyMicrosecondsHoweverLongTheConversationIs() {
        for (int i = -WARM_UP; i < QUESTIONS; i++) {
            measure(i);
        }
        double ratio = median(late) / median(early);

        System.out.printf(
                Locale.ROOT,
                "agent step overhead: median %.1f us (promised: %.0f us), %.1f us at message %d, %.1f us at message %d,"
                        + " ratio %.2f (promised: %.1f)%n",
                median(all),
                MOST_MICROSECONDS,
                median(early),
                EARLY,
                median(late),
                LATE,
                ratio,
                MOST_RATIO);
        assertThat(median(all)).isLessThanOrEqualTo(MOST_MICROSECONDS);
        assertThat(ratio).isLessThanOrEqualTo(MOST_RATIO);
    }

    private void measure(int question) {
        Stub stub = new Stub();
        AgentLimits limits =
                new AgentLimits(1_000, OptionalInt.of(1_000), OptionalLong.of(Long.MAX_VALUE), OptionalLong.empty());
        AgentResult result = new AgentLoop(stub, Price.of(2, 5), tools, limits, "Answer.", DataFence.seeded(7))
                .run("how many?", TestContexts.with(Budget.unlimited(), Deadline.none()));

        assertThat(result.answer()).contains("done");
        if (question >= 0) {
            early[question] = stub.microseconds[EARLY];
            late[question] = stub.microseconds[LATE];
            all[question] = median(stub.microseconds);
        }
    }

    private static double median(double[] values) {
        double[] sorted =
                Arrays.stream(values).filter(value -> value > 0).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    /** Calls a tool, each time with other arguments, until the conversation is long; notes the time between its turns. */
    private static final class Stub implements Llm {

        /** Before each turn, by how many messages were there before the step. */
        final double[] microseconds = new double[LATE + 3];

        private int turn;
        private long left;

        @Override
        public LlmToolResponse completeWithTools(LlmRequest request) {
            long now = System.nanoTime();
            int before = request.messages().size() - 1;
            if (turn > 0) {
                microseconds[before] = (now - left) / 1e3;
            }
            boolean over = before > LATE;
            String note = "turn " + turn++;
            List<ToolCall> calls = over
                    ? List.of()
                    : List.of(ToolCall.of(
                            note, "probe", JsonNodeFactory.instance.objectNode().put("note", note)));
            LlmToolResponse reply = new LlmToolResponse(
                    over ? "done" : "", calls, Usage.of(100, 10), "stub", "stub", StopReason.END, Optional.empty());
            left = System.nanoTime();
            return reply;
        }
    }
}
