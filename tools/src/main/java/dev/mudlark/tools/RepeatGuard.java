package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Counts equal calls of a question. The second is answered from memory, or runs when the first failed, since that may
 * have passed; a third never runs. What was read is forgotten once a tool may have changed something.
 */
final class RepeatGuard {

    private static final String KEY = "gate:calls";
    private static final int MOST = 2;

    private final Map<Claim, Known> known;

    /** A call: equal arguments whatever their order, defaults filled in. */
    record Claim(String tool, ObjectNode arguments) {}

    /** What is known of a call. */
    private static final class Known {
        private final boolean readOnly;
        private int asked;
        private CompletableFuture<Answer> answer = new CompletableFuture<>();

        Known(boolean readOnly) {
            this.readOnly = readOnly;
        }
    }

    /** What is to become of a call. */
    sealed interface Verdict {

        /** It runs, and then {@link RepeatGuard#answered}, {@link RepeatGuard#failed} or {@link RepeatGuard#forget}. */
        record Run() implements Verdict {}

        /** The first of its kind has its answer, or will. */
        record Again(CompletableFuture<Answer> answer) implements Verdict {}

        /** It was made too often. */
        record TooOften(int times) implements Verdict {}
    }

    private RepeatGuard(Map<Claim, Known> known) {
        this.known = known;
    }

    /** The guard of the question whose state this is. */
    @SuppressWarnings("unchecked")
    static RepeatGuard in(Map<String, Object> state) {
        return new RepeatGuard(
                (Map<Claim, Known>) state.computeIfAbsent(KEY, key -> new ConcurrentHashMap<Claim, Known>()));
    }

    Verdict enter(Claim claim, boolean readOnly) {
        Known call = known.computeIfAbsent(claim, key -> new Known(readOnly));
        synchronized (call) {
            call.asked++;
            if (call.asked > MOST) {
                return new Verdict.TooOften(call.asked);
            }
            if (call.asked == 1) {
                return new Verdict.Run();
            }
            if (call.answer.isCompletedExceptionally()) {
                call.answer = new CompletableFuture<>();
                return new Verdict.Run();
            }
            return new Verdict.Again(call.answer);
        }
    }

    /** An equal call gets the same. */
    void answered(Claim claim, Answer answer) {
        Known call = known.get(claim);
        if (call != null) {
            synchronized (call) {
                call.answer.complete(answer);
            }
        }
    }

    /** An equal call may run. */
    void failed(Claim claim, ToolException error) {
        Known call = known.get(claim);
        if (call != null) {
            synchronized (call) {
                call.answer.completeExceptionally(error);
            }
        }
    }

    /** The call did not come to anything and does not count. */
    void forget(Claim claim, ToolException error) {
        Known call = known.remove(claim);
        if (call != null) {
            synchronized (call) {
                call.answer.completeExceptionally(error);
            }
        }
    }

    /** A tool that may change something has run. */
    void changed() {
        known.values().removeIf(call -> call.readOnly && call.answer.isDone());
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
