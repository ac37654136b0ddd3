package dev.mudlark.tools;

import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Searcher;
import java.time.Clock;
import java.util.Optional;

/**
 * What surrounds one tool call. Made by the gate from the {@link QuestionContext} and closed when the call ends or is
 * abandoned; from then on writes through it fail.
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

    /** What the caller may read. */
    public Collection collection() {
        return question.collection();
    }

    /** Ranks the collection's passages, when the agent has search. */
    public Optional<Searcher> searcher() {
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

    /** When this call must have ended. */
    public Deadline deadline() {
        return deadline;
    }

    /** A value remembered during the question under {@code key}, if any. */
    public Optional<Object> recall(String key) {
        return Optional.ofNullable(question.state().get(PREFIX + key));
    }

    /**
     * Remembers a value for the rest of the question.
     *
     * @throws IllegalStateException when the call has ended or was abandoned
     */
    public void remember(String key, Object value) {
        synchronized (this) {
            if (closed) {
                throw new IllegalStateException("the tool call has ended");
            }
            question.state().put(PREFIX + key, value);
        }
    }

    synchronized void close() {
        closed = true;
    }
}
