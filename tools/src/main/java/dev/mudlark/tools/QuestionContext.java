package dev.mudlark.tools;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Searcher;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What surrounds the tool calls of one question. Questions never share one.
 *
 * @param collection what the caller may read
 * @param searcher ranks the collection's passages; empty for agents without search
 * @param caller on whose behalf
 * @param clock what {@code today} means; fixed in a benchmark
 * @param deadline when the question must be answered
 * @param budget what the question may spend
 * @param trace where steps are noted
 * @param state what tools and the gate remember during the question
 * @param conversation what the audit log calls the question; may be empty
 */
public record QuestionContext(
        Collection collection,
        Optional<Searcher> searcher,
        Caller caller,
        Clock clock,
        Deadline deadline,
        Budget budget,
        Trace trace,
        Map<String, Object> state,
        String conversation) {

    /** A context with a new, empty state and no name. */
    public static QuestionContext of(
            Collection collection,
            Optional<Searcher> searcher,
            Caller caller,
            Clock clock,
            Deadline deadline,
            Budget budget) {
        return new QuestionContext(
                collection, searcher, caller, clock, deadline, budget, new Trace(), new ConcurrentHashMap<>(), "");
    }

    /** The same question, spending from another budget. */
    public QuestionContext withBudget(Budget other) {
        return new QuestionContext(collection, searcher, caller, clock, deadline, other, trace, state, conversation);
    }

    /** The same question under the name that the audit log gives it. */
    public QuestionContext named(String name) {
        return new QuestionContext(collection, searcher, caller, clock, deadline, budget, trace, state, name);
    }

    /** The same question with its steps noted elsewhere. */
    public QuestionContext withTrace(Trace other) {
        return new QuestionContext(collection, searcher, caller, clock, deadline, budget, other, state, conversation);
    }
}
