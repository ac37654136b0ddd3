package dev.mudlark.context;

import org.jspecify.annotations.Nullable;

/**
 * What a question may spend: money, tokens and tool calls. Spending is reserved before a call and settled after it, so
 * parallel calls cannot pass a limit together. A child spends from its parent too. Safe for use by several threads.
 */
public final class Budget {

    private final Amount limit;
    private final @Nullable Budget parent;
    private Amount spent = Amount.ZERO;
    private Amount reserved = Amount.ZERO;

    private Budget(Amount limit, @Nullable Budget parent) {
        this.limit = limit;
        this.parent = parent;
    }

    /** A budget with the given limits; {@link Amount#UNLIMITED} for none. */
    public static Budget of(Amount limit) {
        return new Budget(limit, null);
    }

    /** A budget that only counts. */
    public static Budget unlimited() {
        return of(Amount.UNLIMITED);
    }

    /** A budget with its own limits that also spends from this one. */
    public Budget child(Amount limit) {
        return new Budget(limit, this);
    }

    /**
     * Sets {@code amount} aside when this budget and all above it have that much left.
     *
     * @return true when reserved; then exactly one {@link #settle} must follow
     */
    public boolean reserve(Amount amount) {
        synchronized (this) {
            if (!spent.plus(reserved).plus(amount).within(limit)) {
                return false;
            }
            reserved = reserved.plus(amount);
        }
        if (parent != null && !parent.reserve(amount)) {
            synchronized (this) {
                reserved = reserved.minus(amount);
            }
            return false;
        }
        return true;
    }

    /** Replaces what was reserved by what was really spent, which may be more. */
    public void settle(Amount reservation, Amount actual) {
        synchronized (this) {
            reserved = reserved.minus(reservation);
            spent = spent.plus(actual);
        }
        if (parent != null) {
            parent.settle(reservation, actual);
        }
    }

    /** Records spending that was not reserved. */
    public void spend(Amount actual) {
        settle(Amount.ZERO, actual);
    }

    /** What was spent and settled so far. */
    public synchronized Amount spent() {
        return spent;
    }

    /** What was spent, and what is reserved for calls that run. */
    public synchronized Amount committed() {
        return spent.plus(reserved);
    }

    /** The limits of this budget alone. */
    public Amount limit() {
        return limit;
    }

    /** True when nothing is left of at least one limited kind, here or above. */
    public boolean isExhausted() {
        synchronized (this) {
            if (spent.reaches(limit)) {
                return true;
            }
        }
        return parent != null && parent.isExhausted();
    }
}
