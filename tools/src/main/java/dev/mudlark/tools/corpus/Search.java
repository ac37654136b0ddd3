package dev.mudlark.tools.corpus;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.ScoredPassage;
import dev.mudlark.documents.Searcher;
import dev.mudlark.documents.Span;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.Parameters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tool {@code search}. */
public final class Search implements BuiltIn {

    /** Its name. */
    public static final String NAME = "search";

    private static final int DEFAULT_TOP_K = 5;
    private static final int MOST = 50;
    private static final ToolSpec SPEC = new Parameters()
            .text("query", "What to look for: a short question or its key terms.")
            .required("query", TextNode.valueOf("when is the reading room open"))
            .count("top_k", DEFAULT_TOP_K, 1, "How many passages to return, at most " + MOST + ".")
            .spec(
                    NAME,
                    "Ranks the passages of all documents by how well they fit a query and returns the best, each as"
                            + " `[doc_id] (chars START-END of TOTAL) text`. Call it first for most questions, and again"
                            + " with other words when the passages do not answer. Cite the ids in brackets in the"
                            + " answer. A passage may be a part of its document: START and END say where it stands.");

    @Override
    public ToolSpec spec() {
        return SPEC;
    }

    @Override
    public ToolSet toolSet() {
        return ToolSet.CORPUS;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        String query = Given.text(arguments, "query")
                .orElseThrow(() -> new ToolException("invalid_arguments", "query is empty; give at least one word"));
        Searcher searcher = context.searcher()
                .orElseThrow(
                        () -> new ToolException("search_unavailable", "There is no search here; use another tool."));
        int wanted = Given.count(arguments, "top_k", DEFAULT_TOP_K, Integer.MAX_VALUE);
        List<ScoredPassage> found = searcher.search(query, Math.min(wanted, MOST));
        if (found.isEmpty()) {
            int documents = context.collection().entries().size();
            return ToolResult.note("nothing found for '" + query.strip() + "' in " + Counted.of(documents, "document")
                    + "; try other words, or fewer");
        }
        ToolResult result = result(found, context);
        return wanted > MOST && found.size() == MOST ? result.asShortened() : result;
    }

    private static ToolResult result(List<ScoredPassage> found, ToolContext context) {
        List<Part> parts = new ArrayList<>();
        ArrayNode data = JsonNodeFactory.instance.arrayNode();
        for (ScoredPassage scored : found) {
            Passage passage = scored.passage();
            Span span = passage.span();
            Optional<Document> document = context.collection().find(span.documentId());
            String of = document.map(one -> " of " + one.text().length()).orElse("");
            String label = "[" + span.documentId() + "] (chars " + span.start() + "-" + span.end() + of + ") ";
            parts.add(new Part.Quote(span, label, passage.text()));
            data.addObject()
                    .put("doc_id", span.documentId())
                    .put("start", span.start())
                    .put("end", span.end())
                    .put("score", scored.score());
        }
        return ToolResult.of(parts, "").withData(data).withCutNotice(Search::cutNotice);
    }

    private static String cutNotice(int shown, int total, int next) {
        String upTo = shown == 1 ? ", up to character " + next : "";
        return "(shown " + shown + " of " + Counted.of(total, "passage") + upTo + "; the rest did not fit)";
    }
}
