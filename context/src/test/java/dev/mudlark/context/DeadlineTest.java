package dev.mudlark.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DeadlineTest {

    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);

    @Test
    void isOverExactlyWhenTheTimeIsOverEvenWhenTheNanoClockWrapsAround() {
        Deadline deadline = Deadline.in(Duration.ofNanos(10), now::get);
        now.addAndGet(9);
        assertThat(deadline.isOver()).isFalse();
        assertThat(deadline.remaining()).isEqualTo(Duration.ofNanos(1));
        now.addAndGet(1);
        assertThat(deadline.isOver()).isTrue();
        assertThat(deadline.remaining()).isEqualTo(Duration.ZERO);
    }

    @Test
    void childNeverOutlivesItsParent() {
        Deadline parent = Deadline.in(Duration.ofNanos(10), now::get);
        Deadline child = parent.child(Duration.ofSeconds(1));
        assertThat(child.remaining()).isEqualTo(Duration.ofNanos(10));
        now.addAndGet(10);
        assertThat(child.isOver()).isTrue();
    }

    @Test
    void childEndsSoonerThanItsParent() {
        Deadline parent = Deadline.in(Duration.ofNanos(10), now::get);
        Deadline child = parent.child(Duration.ofNanos(3));
        now.addAndGet(3);
        assertThat(child.isOver()).isTrue();
        assertThat(parent.isOver()).isFalse();
    }

    @Test
    void cancellingReachesTheChildrenAndNotTheParent() {
        Deadline parent = Deadline.none();
        Deadline child = parent.child(Duration.ofDays(1));
        Deadline sibling = parent.child(Duration.ofDays(1));
        child.cancel();
        assertThat(parent.isOver()).isFalse();
        assertThat(sibling.isOver()).isFalse();
        parent.cancel();
        assertThat(sibling.remaining()).isEqualTo(Duration.ZERO);
        assertThatThrownBy(sibling::check).isInstanceOf(DeadlineException.class).hasMessage("cancelled");
    }

    @Test
    void anExpiredDeadlineSaysItIsOutOfTime() {
        Deadline deadline = Deadline.in(Duration.ZERO, now::get);
        assertThatThrownBy(deadline::check)
                .isInstanceOf(DeadlineException.class)
                .hasMessage("out of time");
    }
}
