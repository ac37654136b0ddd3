package dev.mudlark.tools.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.Collection;
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
import dev.mudlark.tools.builtin.NextCall;
import dev.mudlark.tools.builtin.Parameters;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tool {@code search}. */
public final class Search implements BuiltIn {

    /** Its name. */
    public static final String NAME = "search";

    private static final int DEFAULT_TOP_K = 5;
    private static final int MOST = 50;
    private static final int LONGEST_QUERY = 2000;
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
        if (query.codePointCount(0, query.length()) > LONGEST_QUERY) {
            throw new ToolException(
                    "invalid_arguments",
                    "query is longer than " + LONGEST_QUERY + " characters; give its key terms, such as "
                            + "{\"query\": \"when is the reading room open\"}.");
        }
        int wanted = Given.count(arguments, "top_k", DEFAULT_TOP_K, Integer.MAX_VALUE);
        List<ScoredPassage> found = searcher.search(query, Math.min(wanted, MOST));
        if (found.isEmpty()) {
            return nothing(query.strip(), Extent.of(context.collection().entries()));
        }
        return new Hits(found, context.collection(), wanted > MOST && found.size() == MOST).result();
    }

    private static ToolResult nothing(String query, Extent extent) {
        return ToolResult.note("nothing found for '" + Shown.text(query) + "' in " + extent.describe("", "")
                        + "; try other words, or fewer")
                .withData(extent.toJson().set("passages", JsonNodeFactory.instance.arrayNode()));
    }

    /** What was found, best first; {@code most} when more was asked for than a call returns. */
    private record Hits(List<ScoredPassage> found, Collection collection, boolean most)
            implements ToolResult.CutNotice {

        ToolResult result() {
            List<Part> parts = new ArrayList<>();
            for (ScoredPassage scored : found) {
                Span span = scored.passage().span();
                String of = collection
                        .find(span.documentId())
                        .map(document -> " of " + document.text().length())
                        .orElse("");
                String label = "[" + span.documentId() + "] (chars " + span.start() + "-" + span.end() + of + ") ";
                parts.add(new Part.Quote(span, label, scored.passage().text()));
            }
            if (most) {
                parts.add(new Part.Note("(shown " + Counted.of(MOST, "passage") + ", the most of one call)"));
            }
            ToolResult result =
                    ToolResult.of(parts, "").withData(data(found.size())).withCutNotice(this);
            return most ? result.asShortened() : result;
        }

        @Override
        public String say(int shown, int parts, int nextOffset) {
            int count = Math.min(shown, found.size());
            String upTo = isCut(count, nextOffset) ? ", the last up to character " + nextOffset : "";
            return "(shown " + count + " of " + Counted.of(found.size(), "passage") + upTo
                    + next(count, nextOffset)
                            .map(next -> "; the rest did not fit; next: " + next + ")")
                            .orElse(")");
        }

        /** The call that reads on where the result ends: the rest of a passage that is cut, or the next one. */
        private Optional<NextCall> next(int count, int nextOffset) {
            boolean cut = isCut(count, nextOffset);
            if (!cut && count == found.size()) {
                return Optional.empty();
            }
            Span span = found.get(cut ? count - 1 : count).passage().span();
            int start = cut ? nextOffset : span.start();
            return Optional.of(NextCall.of(ReadDocument.NAME)
                    .with("doc_id", span.documentId())
                    .with("start", start)
                    .with("length", span.end() - start));
        }

        private boolean isCut(int count, int nextOffset) {
            return count > 0
                    && nextOffset >= 0
                    && nextOffset < found.get(count - 1).passage().span().end();
        }

        @Override
        public JsonNode data(JsonNode whole, int shown, int nextOffset) {
            int count = Math.min(shown, found.size());
            ObjectNode data = data(count);
            next(count, nextOffset).ifPresent(next -> data.set("next", next.toJson()));
            return data;
        }

        private ObjectNode data(int count) {
            ObjectNode data = JsonNodeFactory.instance
                    .objectNode()
                    .put("total", found.size())
                    .put("shown", count);
            ArrayNode passages = data.putArray("passages");
            for (ScoredPassage scored : found.subList(0, count)) {
                Span span = scored.passage().span();
                passages.addObject()
                        .put("doc_id", span.documentId())
                        .put("start", span.start())
                        .put("end", span.end())
                        .put("score", scored.score());
            }
            return data;
        }
    }
}
