package dev.mudlark.tools.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.LooseText;
import dev.mudlark.tools.builtin.NextCall;
import dev.mudlark.tools.builtin.Parameters;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tool {@code list_documents}. */
public final class ListDocuments implements BuiltIn {

    /** Its name. */
    public static final String NAME = "list_documents";

    private static final int LONGEST_SOUGHT = 200;
    private static final int DEFAULT_LIMIT = 50;
    private static final int MOST = 500;
    private static final int LONGEST_TITLE = 200;
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
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        List<CatalogEntry> all = context.collection().entries();
        Optional<String> contains =
                Given.text(arguments, "contains").map(String::strip).flatMap(ListDocuments::sought);
        List<CatalogEntry> matching = contains.map(text -> matching(all, LooseText.key(text), context))
                .orElse(all);
        int offset = Given.count(arguments, "offset", 0, Integer.MAX_VALUE);
        int limit = Given.count(arguments, "limit", DEFAULT_LIMIT, MOST);
        if (matching.isEmpty()) {
            return ToolResult.note(nothing(contains, Extent.of(all)))
                    .withData(Page.data(0, 0).set("documents", JsonNodeFactory.instance.arrayNode()));
        }
        if (offset >= matching.size()) {
            throw new ToolException(
                    "past_the_end",
                    "offset " + arguments.path("offset").asText() + " is past the end: the list has "
                            + Counted.of(matching.size(), "document") + ", so offset can "
                            + (matching.size() == 1 ? "only be 0." : "be 0 to " + (matching.size() - 1) + "."));
        }
        List<CatalogEntry> page = matching.subList(offset, (int) Math.min(matching.size(), (long) offset + limit));
        return new Page(page, contains, offset, limit, matching.size()).result();
    }

    private static List<CatalogEntry> matching(List<CatalogEntry> all, String key, ToolContext context) {
        return all.stream()
                .filter(entry -> {
                    context.deadline().check();
                    return LooseText.key(entry.id()).contains(key)
                            || LooseText.key(entry.title()).contains(key);
                })
                .toList();
    }

    /**
     * What is looked for, to be said again in the next call. Signs that are not compared may make a text as long as anybody
     * likes; then what is left of it stands for it, and nothing when nothing is left.
     */
    private static Optional<String> sought(String text) {
        String said = text.length() > LONGEST_SOUGHT ? LooseText.key(text) : text;
        return said.isEmpty() ? Optional.empty() : Optional.of(said);
    }

    private static String nothing(Optional<String> contains, Extent extent) {
        return contains.map(text ->
                        "no title or id contains '" + Shown.text(text) + "'; there " + extent.describe("is ", "are "))
                .orElse("there are no documents");
    }

    /** A page of the list. */
    private record Page(List<CatalogEntry> entries, Optional<String> contains, int offset, int limit, int total)
            implements ToolResult.CutNotice {

        ToolResult result() {
            List<Part> parts = new ArrayList<>();
            entries.forEach(entry -> parts.add(new Part.Note(line(entry))));
            parts.add(new Part.Note(closing(entries.size())));
            return ToolResult.of(parts, "").withData(data(entries.size())).withCutNotice(this);
        }

        private static String line(CatalogEntry entry) {
            String size = entry.rows().isPresent()
                    ? "table of " + Counted.of(entry.rows().getAsInt(), "row")
                    : Counted.of(entry.length(), "character");
            return "[" + entry.id() + "] " + Shown.text(entry.title(), LONGEST_TITLE) + " (" + size + ")";
        }

        private String closing(int shown) {
            int end = offset + shown;
            if (offset == 0 && end == total) {
                return Counted.of(total, "document");
            }
            String range = "shown " + (offset + 1) + "-" + end + " of " + Counted.of(total, "document");
            return next(end).map(next -> range + "; next: " + next).orElse(range);
        }

        private Optional<NextCall> next(int end) {
            if (end >= total) {
                return Optional.empty();
            }
            NextCall call = NextCall.of(NAME);
            contains.ifPresent(text -> call.with("contains", text));
            call.with("offset", end);
            return Optional.of(limit == DEFAULT_LIMIT ? call : call.with("limit", limit));
        }

        @Override
        public String say(int shown, int parts, int nextOffset) {
            return closing(Math.min(shown, entries.size()));
        }

        @Override
        public JsonNode data(JsonNode whole, int shown, int nextOffset) {
            return data(Math.min(shown, entries.size()));
        }

        private ObjectNode data(int shown) {
            ObjectNode data = data(total, offset);
            ArrayNode documents = data.putArray("documents");
            for (CatalogEntry entry : entries.subList(0, shown)) {
                ObjectNode document = documents.addObject().put("doc_id", entry.id());
                document.put("title", entry.title()).put("length", entry.length());
                entry.rows().ifPresent(rows -> document.put("rows", rows));
            }
            next(offset + shown).ifPresent(next -> data.set("next", next.toJson()));
            return data;
        }

        private static ObjectNode data(int total, int offset) {
            return JsonNodeFactory.instance.objectNode().put("total", total).put("offset", offset);
        }
    }
}
