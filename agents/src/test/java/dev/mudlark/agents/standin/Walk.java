package dev.mudlark.agents.standin;

import dev.mudlark.agents.AgentLimits;
import dev.mudlark.agents.AgentLoop;
import dev.mudlark.agents.AgentResult;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Caller;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Bm25Searcher;
import dev.mudlark.documents.Chunker;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Searcher;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Walks the road from question to answer with the stand-in over a folder of documents. */
final class Walk {

    static final List<String> ALL_TOOLS =
            List.of("calculator", "date_calc", "corpus_grep", "lookup_table", "list_documents", "read_document");

    private static final Clock NEW_YEAR = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);

    private final Collection collection;
    private final Searcher searcher;

    Walk(Path documents) throws Exception {
        collection = Documents.load(documents).view(Caller.anonymous());
        searcher = Bm25Searcher.index(collection, Chunker.words(160, 32));
    }

    /** What became of a question. */
    record Walked(Asked asked, AgentResult result) {}

    /** Asks everything, with search and the given tools. */
    List<Walked> askAll(List<Asked> questions, List<String> toolNames) {
        List<Tool> tools = new ArrayList<>(List.of(BuiltInTools.create("search")));
        toolNames.forEach(name -> tools.add(BuiltInTools.create(name)));
        AgentLoop loop = new AgentLoop(
                new StandIn().open(ModelRef.parse("mock")),
                Price.of(150, 600),
                ToolBox.of(tools, ToolRules.DEFAULT),
                AgentLimits.DEFAULT,
                "Answer from the documents.");
        return questions.stream()
                .map(asked -> new Walked(asked, loop.run(asked.question(), context())))
                .toList();
    }

    private QuestionContext context() {
        return QuestionContext.of(
                collection, Optional.of(searcher), Caller.anonymous(), NEW_YEAR, Deadline.none(), Budget.unlimited());
    }
}
