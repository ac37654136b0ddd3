package dev.mudlark.bench.systems;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolTraits;
import java.util.ArrayList;
import java.util.List;

/**
 * A search whose passages come without their source, a blank line apart. What was shown is recorded as always, so that
 * retrieval is scored and a lost source is seen.
 *
 * @param search the search
 * @param artifact true when the result's data keeps the sources for programs
 */
record SourcelessSearch(Tool search, boolean artifact) implements Tool {

    @Override
    public ToolSpec spec() {
        return new ToolSpec(
                search.spec().name(),
                "Ranks the passages of all documents by how well they fit a query and returns the texts of the best. Call it"
                        + " first for most questions, and again with other words when the passages do not answer.",
                search.spec().inputSchema());
    }

    @Override
    public ToolTraits traits() {
        return search.traits();
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        ToolResult found = search.call(arguments, context);
        List<Part> parts = new ArrayList<>();
        int passages = 0;
        for (Part part : found.parts()) {
            if (part instanceof Part.Quote quote) {
                parts.add(new Part.Quote(quote.span(), passages++ == 0 ? "" : "\n", quote.text()));
            } else {
                parts.add(part);
            }
        }
        JsonNode data = artifact ? found.data() : JsonNodeFactory.instance.nullNode();
        CutNotice notice = new CutNotice(passages, artifact ? found.cutNotice() : ToolResult.CutNotice.PLAIN);
        return new ToolResult(parts, found.footer(), data, found.shortened(), notice);
    }

    /** Names no document, unlike the search's own. */
    private record CutNotice(int passages, ToolResult.CutNotice ofData) implements ToolResult.CutNotice {

        @Override
        public String say(int shown, int total, int nextOffset) {
            return "(shown " + Math.min(shown, passages) + " of " + Counted.of(passages, "passage")
                    + "; the rest did not fit)";
        }

        @Override
        public JsonNode data(JsonNode whole, int shown, int nextOffset) {
            return ofData.data(whole, shown, nextOffset);
        }
    }
}
