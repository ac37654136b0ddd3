package dev.mudlark.tools.corpus;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.Folding;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.NextCall;
import dev.mudlark.tools.builtin.Parameters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tool {@code list_documents}. */
public final class ListDocuments implements BuiltIn {

    /** Its name. */
    public static final String NAME = "list_documents";

    private static final int DEFAULT_LIMIT = 50;
    private static final int MOST = 500;
    private static final ToolSpec SPEC = new Parameters()
            .text("contains", "Only documents with this text in their title or id, whatever its case.")
            .count("limit", DEFAULT_LIMIT, 1, "Most documents to show.")
            .count("offset", 0, 0, "How many documents to pass over, to go on in a long list.")
            .spec(
                    NAME,
                    "Shows which documents exist: `[doc_id] title (length)` in the order of ids, a table once with its"
                            + " number of rows, then how many there are and how to see more. Call it to learn what the"
                            + " collection holds or to find a document by its title before reading it. It does not look"
                            + " into the texts.");

    @Override
    public ToolSpec spec() {
        return SPEC;
    }

    @Override
    public ToolSet toolSet() {
        return ToolSet.CORPUS;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) {
        List<CatalogEntry> all = context.collection().entries();
        Optional<String> contains = Given.text(arguments, "contains");
        List<CatalogEntry> matching = contains.map(text -> matching(all, Folding.folded(text.strip())))
                .orElse(all);
        int offset = Given.count(arguments, "offset", 0, Integer.MAX_VALUE);
        int limit = Given.count(arguments, "limit", DEFAULT_LIMIT, MOST);
        if (matching.isEmpty()) {
            return ToolResult.note(nothing(contains, all.size()));
        }
        if (offset >= matching.size()) {
            return ToolResult.note("no documents from offset " + offset + ": the list has " + matching.size());
        }
        List<CatalogEntry> page = matching.subList(offset, (int) Math.min(matching.size(), (long) offset + limit));
        return result(page, new Closing(contains, offset, matching.size()));
    }

    private static List<CatalogEntry> matching(List<CatalogEntry> all, String folded) {
        return all.stream()
                .filter(entry -> Folding.folded(entry.id()).contains(folded)
                        || Folding.folded(entry.title()).contains(folded))
                .toList();
    }

    private static ToolResult result(List<CatalogEntry> page, Closing closing) {
        List<Part> parts = new ArrayList<>();
        ArrayNode data = JsonNodeFactory.instance.arrayNode();
        for (CatalogEntry entry : page) {
            parts.add(new Part.Note("[" + entry.id() + "] " + entry.title() + " (" + size(entry) + ")"));
            data.addObject()
                    .put("doc_id", entry.id())
                    .put("title", entry.title())
                    .put("length", entry.length());
        }
        parts.add(new Part.Note(closing.say(page.size())));
        return ToolResult.of(parts, "").withData(data).withCutNotice((shown, total, next) -> closing.say(shown));
    }

    private static String size(CatalogEntry entry) {
        return entry.rows().isPresent()
                ? "table of " + Counted.of(entry.rows().getAsInt(), "row")
                : Counted.of(entry.length(), "character");
    }

    private static String nothing(Optional<String> contains, int all) {
        return contains.map(text -> "no title or id contains '" + text.strip() + "'; there "
                        + Counted.either(all, "is ", "are ") + Counted.of(all, "document"))
                .orElse("there are no documents");
    }

    /** The last line. */
    private record Closing(Optional<String> contains, int offset, int total) {

        String say(int shown) {
            int end = offset + shown;
            if (offset == 0 && end == total) {
                return Counted.of(total, "document");
            }
            String range = "shown " + (offset + 1) + "-" + end + " of " + Counted.of(total, "document");
            return end == total ? range : range + "; next: " + next(end);
        }

        private NextCall next(int end) {
            NextCall call = NextCall.of(NAME);
            contains.ifPresent(text -> call.with("contains", text));
            return call.with("offset", end);
        }
    }
}
