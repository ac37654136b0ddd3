package dev.mudlark.tools;

import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Searcher;
import java.time.Clock;
import java.util.Optional;

/**
 * What surrounds one tool call. Made by the gate from the {@link QuestionContext} and closed when the call ends or is
 * abandoned: from then on its deadline is over, and whatever it leads to (documents, search, what was remembered) is out of
 * reach, so that a call nobody waits for can neither change nor race with what follows.
 */
public final class ToolContext {

    /** Keeps what tools remember apart from what the gate remembers. */
    private static final String PREFIX = "tool:";

    private final QuestionContext question;
    private final Deadline deadline;
    private volatile boolean closed;

    ToolContext(QuestionContext question, Deadline deadline) {
        this.question = question;
        this.deadline = deadline;
    }

    /**
     * What the caller may read.
     *
     * @throws IllegalStateException when the call has ended or was abandoned
     */
    public Collection collection() {
        checkOpen();
        return question.collection();
    }

    /**
     * Ranks the collection's passages, when the agent has search.
     *
     * @throws IllegalStateException when the call has ended or was abandoned
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

    /** When this call must have ended; over once it has or was abandoned. */
    public Deadline deadline() {
        return deadline;
    }

    /**
     * A value remembered during the question under {@code key}, if any.
     *
     * @throws IllegalStateException when the call has ended or was abandoned
     */
    public synchronized Optional<Object> recall(String key) {
        checkOpen();
        return Optional.ofNullable(question.state().get(PREFIX + key));
    }

    /**
     * Remembers a value for the rest of the question.
     *
     * @throws IllegalStateException when the call has ended or was abandoned
     */
    public synchronized void remember(String key, Object value) {
        checkOpen();
        question.state().put(PREFIX + key, value);
    }

    synchronized void close() {
        closed = true;
        deadline.cancel();
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("the tool call has ended");
        }
    }
}
