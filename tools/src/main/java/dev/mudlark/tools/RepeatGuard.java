package dev.mudlark.tools;

import dev.mudlark.context.Deadline;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Counts equal calls of a question. The second is answered from memory, or runs when the first failed, since that may
 * have passed; a third never runs. A call of a tool that may change something makes all others forgotten but those that
 * came to nothing whatever the world is like: the ones that somebody said no to and the ones that are not valid. While
 * such a call goes on, nothing that is read is remembered.
 */
final class RepeatGuard {

    private static final String KEY = "gate:calls";
    private static final int MOST = 2;

    private final Map<Claim, Known> known = new HashMap<>();
    private int changing;

    /**
     * A call.
     *
     * @param valid false for one that no tool could run
     * @param arguments equal for equal ones
     */
    record Claim(String tool, boolean valid, String arguments) {}

    /** What is known of a call. */
    static final class Known {
        private final Claim claim;
        private int asked = 1;
        private boolean stands;
        private CompletableFuture<Answer> answer = new CompletableFuture<>();

        private Known(Claim claim) {
            this.claim = claim;
            this.stands = !claim.valid();
        }
    }

    /** What is to become of a call. */
    sealed interface Verdict {

        /**
         * It runs, and then {@link RepeatGuard#answered}, {@link RepeatGuard#denied}, {@link RepeatGuard#failed} or
         * {@link RepeatGuard#forget}.
         */
        record Run(Known call) implements Verdict {}

        /** The first of its kind has its answer, or will. */
        record Again(CompletableFuture<Answer> answer) implements Verdict {}

        /** It was made too often. */
        record TooOften(int times) implements Verdict {}
    }

    /** The guard of the question whose state this is. */
    static RepeatGuard in(Map<String, Object> state) {
        return (RepeatGuard) state.computeIfAbsent(KEY, key -> new RepeatGuard());
    }

    synchronized Verdict enter(Claim claim, boolean readOnly) {
        Known call = known.get(claim);
        if (call == null) {
            Known first = new Known(claim);
            if (!claim.valid() || !readOnly || changing == 0) {
                known.put(claim, first);
            }
            return new Verdict.Run(first);
        }
        call.asked++;
        if (call.asked > MOST) {
            return new Verdict.TooOften(call.asked);
        }
        if (call.answer.isCompletedExceptionally()) {
            call.answer = new CompletableFuture<>();
            return new Verdict.Run(call);
        }
        return new Verdict.Again(call.answer);
    }

    /** An equal call gets the same. */
    synchronized void answered(Known call, Answer answer) {
        call.answer.complete(answer);
    }

    /** Somebody said no, and would say it again. */
    synchronized void denied(Known call, Answer answer) {
        call.stands = true;
        known.putIfAbsent(call.claim, call);
        call.answer.complete(answer);
    }

    /** An equal call may run. */
    synchronized void failed(Known call, ToolException error) {
        call.answer.completeExceptionally(error);
    }

    /** The call did not come to anything and does not count. */
    synchronized void forget(Known call, ToolException error) {
        known.remove(call.claim, call);
        call.answer.completeExceptionally(error);
    }

    /** A call begins that may change something. Exactly one {@link #changed} follows, however late. */
    synchronized void changes(Known by) {
        changing++;
        forgetAllBut(by);
    }

    /** A call has ended that may have changed something until now. */
    synchronized void changed(Known by) {
        changing--;
        forgetAllBut(by);
    }

    private void forgetAllBut(Known own) {
        known.values().removeIf(call -> !call.stands && !call.equals(own));
    }

    /**
     * The answer of the first call, once it is there.
     *
     * @return null when it is not there in time
     * @throws ToolException with what the first call failed
     */
    static @Nullable Answer await(CompletableFuture<Answer> answer, Deadline deadline) throws ToolException {
        try {
            while (!deadline.isOver()) {
                try {
                    return answer.get(20, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    // It is waited for as long as there is time.
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ToolException error) {
                throw error;
            }
        }
        return null;
    }
}
