package dev.mudlark.embeddings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class WorkersTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void everyJobIsDoneOnceBeforeTheCallReturns(int threads) {
        AtomicIntegerArray done = new AtomicIntegerArray(1_000);
        try (Workers workers = new Workers(threads)) {
            workers.each(done.length(), done::incrementAndGet);
        }
        for (int i = 0; i < done.length(); i++) {
            assertThat(done.get(i)).isEqualTo(1);
        }
    }

    @Test
    void aHelperWorksBesideTheCaller() {
        CountDownLatch both = new CountDownLatch(2);
        try (Workers workers = new Workers(2)) {
            workers.each(2, i -> {
                both.countDown();
                await(both);
            });
        }
        assertThat(both.getCount()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aFailureOfAnyThreadEndsTheRestAndReachesTheCaller(int threads) {
        AtomicInteger started = new AtomicInteger();
        CountDownLatch all = new CountDownLatch(threads);
        try (Workers workers = new Workers(threads)) {
            assertThatThrownBy(() -> workers.each(1_000_000, i -> {
                        started.incrementAndGet();
                        all.countDown();
                        await(all);
                        throw new IllegalStateException("broken");
                    }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("broken");
        }
        assertThat(started).hasValue(threads);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
