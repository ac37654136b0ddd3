package dev.mudlark.tools;

import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Searcher;
import java.time.Clock;
import java.util.Optional;

/**
 * What surrounds one tool call. Made by the gate from the {@link QuestionContext} and closed when the call ends or its
 * time is over: from then on it hands out nothing and takes nothing, so that a call nobody waits for cannot change what
 * follows. What the tool took out of it before stays in its hands: the collection, which never changes, and remembered
 * values, which should be such that do not.
 */
public final class ToolContext {

    /** Keeps what tools remember apart from what the gate remembers. */
    private static final String PREFIX = "tool:";

    private final QuestionContext question;
    private final Deadline deadline;
    /** Of its own, so that a tool which locks the context holds up nobody. */
    private final Object lock = new Object();

    private volatile boolean closed;

    ToolContext(QuestionContext question, Deadline deadline) {
        this.question = question;
        this.deadline = deadline;
    }

    /**
     * What the caller may read.
     *
     * @throws IllegalStateException when the call has ended or its time is over
     */
    public Collection collection() {
        checkOpen();
        return question.collection();
    }

    /**
     * Ranks the collection's passages, when the agent has search.
     *
     * @throws IllegalStateException when the call has ended or its time is over
     */
    public Optional<Searcher> searcher() {
        checkOpen();
        return question.searcher();
    }

    /** On whose behalf. */
    public Caller caller() {
        return question.caller();
    }

    /** What {@code today} means. */
    public Clock clock() {
        return question.clock();
    }

    /** When this call must have ended; over once it has. Cancelling it ends this context and no other. */
    public Deadline deadline() {
        return deadline;
    }

    /**
     * A value remembered during the question under {@code key}, if any.
     *
     * @throws IllegalStateException when the call has ended or its time is over
     */
    public Optional<Object> recall(String key) {
        synchronized (lock) {
            checkOpen();
            return Optional.ofNullable(question.state().get(PREFIX + key));
        }
    }

    /**
     * Remembers a value for the rest of the question.
     *
     * @throws IllegalStateException when the call has ended or its time is over
     */
    public void remember(String key, Object value) {
        synchronized (lock) {
            checkOpen();
            question.state().put(PREFIX + key, value);
        }
    }

    void close() {
        synchronized (lock) {
            closed = true;
            deadline.cancel();
        }
    }

    /** Whose time is over may do nothing more, whether somebody has told it so or not. */
    private void checkOpen() {
        if (closed || deadline.isOver()) {
            throw new IllegalStateException("the tool call has ended, or its time is over");
        }
    }
}
