package dev.mudlark.tools;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Searcher;
import dev.mudlark.models.ToolCall;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;

/** Questions and calls for tests. */
public final class Questions {

    /** Noon of the day that tests call today, a Thursday. */
    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-01T12:00:00Z"), ZoneOffset.UTC);

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Questions() {}

    /** A question without documents or limits. */
    public static QuestionContext question() {
        return question(new TestDocuments().collection());
    }

    /** A question over documents, without limits. */
    public static QuestionContext question(Collection collection) {
        return question(collection, Optional.empty(), Deadline.none(), Budget.unlimited());
    }

    /** A question with search. */
    public static QuestionContext question(Collection collection, Searcher searcher) {
        return question(collection, Optional.of(searcher), Deadline.none(), Budget.unlimited());
    }

    /** A question with limits. */
    public static QuestionContext question(Deadline deadline, Budget budget) {
        return question(new TestDocuments().collection(), Optional.empty(), deadline, budget);
    }

    private static QuestionContext question(
            Collection collection, Optional<Searcher> searcher, Deadline deadline, Budget budget) {
        return QuestionContext.of(collection, searcher, Caller.anonymous(), CLOCK, deadline, budget);
    }

    /** A call with arguments given as JSON. */
    public static ToolCall call(String tool, String json) {
        return ToolCall.of("call-1", tool, object(json));
    }

    /** Runs one call in a box with one tool and a new question. */
    public static ToolOutcome run(Tool tool, Collection collection, String json) {
        ToolBox box = ToolBox.of(java.util.List.of(tool), ToolRules.DEFAULT);
        return box.run(call(tool.spec().name(), json), question(collection));
    }

    /** A JSON object. */
    public static ObjectNode object(String json) {
        try {
            return (ObjectNode) JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
