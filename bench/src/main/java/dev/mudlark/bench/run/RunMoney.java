package dev.mudlark.bench.run;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import java.math.BigDecimal;

/**
 * What a run may spend on models. Each call is reserved before it is made and settled after it, so that calls side by side
 * cannot pass the limit together; a call that costs more than was reserved passes it by that much. Once a call did not fit,
 * nothing more is asked. Safe for use by several threads.
 */
final class RunMoney {

    private static final int NANO_DIGITS = 9;

    private final Budget budget;
    private final Deadline stop;
    private boolean reached;
    private int underWay;
    private int begunWaiting;

    private RunMoney(Budget budget, Deadline stop) {
        this.budget = budget;
        this.stop = stop;
    }

    /**
     * Money for one run.
     *
     * @param limit most nano-dollars; {@link Long#MAX_VALUE} for no limit
     * @param spent what the run cost before it was ended and resumed
     * @param stop is cancelled when the limit is reached
     */
    static RunMoney of(long limit, long spent, Deadline stop) {
        Budget budget = Budget.of(
                limit == Long.MAX_VALUE ? Amount.UNLIMITED : new Amount(limit, Long.MAX_VALUE, Long.MAX_VALUE));
        budget.spend(Amount.money(spent));
        return new RunMoney(budget, stop);
    }

    /**
     * Sets money aside when there is enough. While other calls are under way it waits for them, as they mostly cost less
     * than was set aside for them. Further calls of a question go before first ones, so that the last of the money
     * finishes what was begun. When nothing is under way and a call does not fit, no further question begins; calls of
     * those that were begun are still made as long as they fit.
     *
     * @param begun true for a call of a question for which a call was paid before
     */
    synchronized boolean reserve(long nanoDollars, boolean begun) {
        begunWaiting += begun ? 1 : 0;
        try {
            while (!isTurn(begun) || !budget.reserve(Amount.money(nanoDollars))) {
                if (reached && !begun) {
                    return false;
                }
                if (underWay == 0 && isTurn(begun)) {
                    reached = true;
                    stop.cancel();
                    return false;
                }
                wait();
            }
            underWay++;
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            begunWaiting -= begun ? 1 : 0;
            notifyAll();
        }
    }

    private boolean isTurn(boolean begun) {
        return begun || (begunWaiting == 0 && !reached);
    }

    /** Replaces what was reserved by what was spent. */
    synchronized void settle(long reserved, long actual) {
        budget.settle(Amount.money(reserved), Amount.money(actual));
        underWay--;
        notifyAll();
    }

    /** True once a call did not fit. */
    synchronized boolean isReached() {
        return reached;
    }

    /** Nano-dollars that were spent until now, those before a resumption included. */
    long spent() {
        return budget.spent().nanoDollars();
    }

    /** What is left of the limit, in words for people. */
    String state() {
        return "evaluation.max_cost_usd " + dollars(budget.limit().nanoDollars()) + " is reached: "
                + dollars(budget.spent().nanoDollars()) + " USD are spent";
    }

    private static String dollars(long nanoDollars) {
        return BigDecimal.valueOf(nanoDollars, NANO_DIGITS).stripTrailingZeros().toPlainString();
    }
}
