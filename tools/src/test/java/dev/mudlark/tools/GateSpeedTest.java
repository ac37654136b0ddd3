package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the gate adds to a tool that takes next to no time. */
@Tag("benchmark")
class GateSpeedTest {

    private static final int WARM_UP = 20_000;
    private static final int CALLS = 20_001;
    private static final double MOST_MICROSECONDS = 50;

    @Test
    void aCallOfTheCalculatorTakesAtMostFiftyMicroseconds() {
        ToolBox box = ToolBox.of(List.of(BuiltInTools.create("calculator")), ToolRules.DEFAULT);
        for (int i = 0; i < WARM_UP; i++) {
            once(box);
        }
        long[] nanos = new long[CALLS];
        for (int i = 0; i < CALLS; i++) {
            nanos[i] = once(box);
        }
        Arrays.sort(nanos);
        double median = nanos[CALLS / 2] / 1e3;

        System.out.printf(
                Locale.ROOT,
                "gate overhead: calculator 1+1 median %.1f us, p99 %.1f us (promised: %.0f us)%n",
                median,
                nanos[CALLS * 99 / 100] / 1e3,
                MOST_MICROSECONDS);
        assertThat(median).isLessThanOrEqualTo(MOST_MICROSECONDS);
    }

    /** A new question each time, since an equal call of one question is answered from memory. */
    private static long once(ToolBox box) {
        QuestionContext question = question();
        long start = System.nanoTime();
        ToolOutcome outcome = box.run(call("calculator", "{\"expression\":\"1+1\"}"), question);
        long nanos = System.nanoTime() - start;
        assertThat(outcome.content()).isEqualTo("1+1 = 2");
        return nanos;
    }
}
