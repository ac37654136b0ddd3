package dev.mudlark.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BudgetTest {

    @Test
    void reservingPastALimitIsRefusedAndLeavesTheRest() {
        Budget budget = Budget.of(new Amount(100, Long.MAX_VALUE, 2));
        assertThat(budget.reserve(Amount.toolCall(60))).isTrue();
        assertThat(budget.reserve(Amount.toolCall(60))).isFalse();
        assertThat(budget.reserve(Amount.toolCall(40))).isTrue();
        assertThat(budget.reserve(Amount.toolCall(0))).isFalse();
    }

    @Test
    void settlingReplacesTheReservation() {
        Budget budget = Budget.of(Amount.money(100));
        assertThat(Budget.of(Amount.ZERO).isExhausted()).isTrue();
        Budget money = Budget.of(new Amount(100, Long.MAX_VALUE, Long.MAX_VALUE));
        assertThat(money.reserve(Amount.money(90))).isTrue();
        money.settle(Amount.money(90), Amount.money(10));
        assertThat(money.spent()).isEqualTo(Amount.money(10));
        assertThat(money.reserve(Amount.money(90))).isTrue();
        assertThat(budget.spent()).isEqualTo(Amount.ZERO);
    }

    @Test
    void aChildSpendsFromItsParent() {
        Budget run = Budget.of(new Amount(100, Long.MAX_VALUE, Long.MAX_VALUE));
        Budget question = run.child(Amount.UNLIMITED);
        question.spend(Amount.money(100));
        assertThat(run.isExhausted()).isTrue();
        assertThat(question.isExhausted()).isTrue();
        assertThat(question.reserve(Amount.money(1))).isFalse();
    }

    @Test
    void aRefusalAboveGivesBackWhatWasReservedBelow() {
        Budget run = Budget.of(new Amount(10, Long.MAX_VALUE, Long.MAX_VALUE));
        Budget question = run.child(new Amount(20, Long.MAX_VALUE, Long.MAX_VALUE));
        assertThat(question.reserve(Amount.money(15))).isFalse();
        assertThat(question.reserve(Amount.money(10))).isTrue();
    }

    @Test
    void parallelReservationsNeverPassTheLimitTogether() throws Exception {
        Budget budget = Budget.of(new Amount(Long.MAX_VALUE, Long.MAX_VALUE, 50));
        CyclicBarrier start = new CyclicBarrier(8);
        Callable<Long> worker = () -> {
            start.await();
            return IntStream.range(0, 100)
                    .filter(i -> budget.reserve(Amount.toolCall(0)))
                    .count();
        };
        long granted = 0;
        try (var pool = Executors.newFixedThreadPool(8)) {
            for (var result :
                    pool.invokeAll(IntStream.range(0, 8).mapToObj(i -> worker).toList())) {
                granted += result.get();
            }
        }
        assertThat(granted).isEqualTo(50);
    }

    @Test
    void amountsAreNeverNegativeAndNeverOverflow() {
        assertThatThrownBy(() -> Amount.money(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Amount.UNLIMITED.plus(Amount.money(5))).isEqualTo(Amount.UNLIMITED);
    }
}
