package dev.mudlark.providers.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Deadline;
import dev.mudlark.models.EndpointLimits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ThrottleTest {

    private final AtomicLong now = new AtomicLong(1);
    private final List<Long> begun = new ArrayList<>();

    @Test
    void noMoreRequestsBeginInAMinuteThanAllowed() {
        Throttle throttle = throttle(limits(OptionalInt.empty(), OptionalInt.of(3), OptionalLong.empty()));
        for (int i = 0; i < 7; i++) {
            begin(throttle, 0);
        }
        assertThat(begun.stream().map(at -> (at - 1) / Duration.ofMinutes(1).toNanos()))
                .containsExactly(0L, 0L, 0L, 1L, 1L, 1L, 2L);
    }

    @Test
    void tokensAreCorrectedWhenTheReplyIsKnown() {
        Throttle throttle = throttle(limits(OptionalInt.empty(), OptionalInt.empty(), OptionalLong.of(1000)));
        Throttle.Permit first = begin(throttle, 900);
        first.took(100);
        begin(throttle, 900);
        assertThat(begun).as("both fit into the first minute").containsExactly(1L, 1L);
        begin(throttle, 500);
        assertThat(begun.getLast()).isGreaterThan(Duration.ofMinutes(1).toNanos());
    }

    @Test
    void aRequestThatIsLargerThanAMinuteGoesAlone() {
        Throttle throttle = throttle(limits(OptionalInt.empty(), OptionalInt.empty(), OptionalLong.of(10)));
        begin(throttle, 1_000_000);
        begin(throttle, 1_000_000);
        assertThat(begun.get(1) - begun.get(0)).isEqualTo(Duration.ofMinutes(1).toNanos());
    }

    @Test
    void whoCannotBeginBeforeTheDeadlineGetsNoPermitAndHoldsNoPlace() {
        Throttle throttle = new Throttle(
                limits(OptionalInt.of(1), OptionalInt.of(1), OptionalLong.empty()),
                (time, deadline) -> false,
                now::get);
        Throttle.Permit first = begin(throttle, 0);
        first.close();
        assertThat(throttle.begin(0, Deadline.none())).isNull();
        now.addAndGet(Duration.ofMinutes(1).toNanos());
        assertThat(throttle.begin(0, Deadline.none()))
                .as("the place was given back")
                .isNotNull();
    }

    @Test
    void noMoreRequestsAreUnderWayThanAllowed() throws InterruptedException {
        Throttle throttle = throttle(limits(OptionalInt.of(3), OptionalInt.empty(), OptionalLong.empty()));
        AtomicInteger under = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch ended = new CountDownLatch(40);
        for (int i = 0; i < 40; i++) {
            Thread.ofVirtual().start(() -> {
                try (Throttle.Permit permit = throttle.begin(0, Deadline.none())) {
                    assertThat(permit).isNotNull();
                    most.accumulateAndGet(under.incrementAndGet(), Math::max);
                    Thread.yield();
                    under.decrementAndGet();
                }
                ended.countDown();
            });
        }
        ended.await();
        assertThat(most.get()).isBetween(1, 3);
    }

    private Throttle.Permit begin(Throttle throttle, long tokens) {
        Throttle.Permit permit = throttle.begin(tokens, Deadline.none());
        assertThat(permit).isNotNull();
        begun.add(now.get());
        return Objects.requireNonNull(permit);
    }

    private Throttle throttle(EndpointLimits limits) {
        return new Throttle(
                limits,
                (time, deadline) -> {
                    now.addAndGet(time.toNanos());
                    return true;
                },
                now::get);
    }

    private static EndpointLimits limits(OptionalInt concurrency, OptionalInt requests, OptionalLong tokens) {
        return new EndpointLimits(concurrency, requests, tokens, 0, Duration.ZERO, Duration.ofMinutes(1));
    }
}
