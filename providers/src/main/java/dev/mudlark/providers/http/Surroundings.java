package dev.mudlark.providers.http;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What a connection needs of the world, so that tests can give their own.
 *
 * @param environment the variables of the environment
 * @param waiter lets time pass
 * @param clock the time of day, for dates in {@code Retry-After}
 * @param nanoTime a monotonic clock in nanoseconds
 * @param jitter 0 to 1, for back-off
 */
public record Surroundings(
        Function<String, @Nullable String> environment,
        Waiter waiter,
        InstantSource clock,
        LongSupplier nanoTime,
        DoubleSupplier jitter) {

    /** The real world. */
    public static Surroundings real() {
        return new Surroundings(
                System::getenv,
                Waiter.real(),
                InstantSource.system(),
                System::nanoTime,
                new SecureRandom()::nextDouble);
    }

    /** The same with other variables. */
    public Surroundings withEnvironment(Function<String, @Nullable String> variables) {
        return new Surroundings(variables, waiter, clock, nanoTime, jitter);
    }

    /** The same with another way to let time pass. */
    public Surroundings withWaiter(Waiter other) {
        return new Surroundings(environment, other, clock, nanoTime, jitter);
    }
}
