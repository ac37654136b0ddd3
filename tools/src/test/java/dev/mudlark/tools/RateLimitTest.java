package dev.mudlark.tools;

import static dev.mudlark.tools.Questions.call;
import static dev.mudlark.tools.Questions.question;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Amount;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitTest {

    private final AtomicLong nanos = new AtomicLong(-5);
    private final FakeTool web = FakeTool.answering("web", "page");
    private final ToolBox box = ToolBox.builder(ToolRules.DEFAULT.withMaxCallsPerMinute(Map.of("web", 2)))
            .add(List.of(web, FakeTool.answering("free", "x")))
            .nanoTime(nanos::get)
            .build();
    private final QuestionContext question = question();

    @Test
    void aCallAboveTheRateSaysWhenToTryAgain() {
        assertThat(run(1)).isEqualTo("page");
        pass(Duration.ofMillis(20_500));
        assertThat(run(2)).isEqualTo("page");

        assertThat(run(3)).contains("web may be called 2 times a minute", "not run", "Try again in 40 s");
        assertThat(web.calls).hasSize(2);
        assertThat(question.budget().spent()).isEqualTo(new Amount(0, 0, 2));
        assertThat(box.run(call("free", "{}"), question).content()).isEqualTo("x");
    }

    @Test
    void itMayBeMadeAgainLaterAndWasNoRepeat() {
        run(1);
        run(2);
        run(3);
        run(3);
        pass(Duration.ofSeconds(60));

        assertThat(run(3)).isEqualTo("page");
        assertThat(run(4)).isEqualTo("page");
        assertThat(run(5)).contains("Try again in 60 s");
    }

    @Test
    void theRateIsThatOfTheBoxOverAllQuestions() {
        run(1);
        box.run(call("web", "{\"n\":1}"), question());

        assertThat(box.run(call("web", "{\"n\":1}"), question()).errorCode()).contains("rate_limited");
    }

    @Test
    void aRateBelowOneIsRefused() {
        assertThatThrownBy(() -> ToolRules.DEFAULT.withMaxCallsPerMinute(Map.of("web", 0)))
                .isInstanceOf(ToolBoxException.class)
                .hasMessageContaining("web")
                .hasMessageContaining("at least 1");
    }

    private String run(int n) {
        return box.run(call("web", "{\"n\":" + n + "}"), question).content();
    }

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }
}
