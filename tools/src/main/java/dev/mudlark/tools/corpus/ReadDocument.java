package dev.mudlark.tools.corpus;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.TextWindow;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.DocumentIds;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.NextCall;
import dev.mudlark.tools.builtin.Parameters;
import dev.mudlark.tools.builtin.Shown;
import java.util.List;
import java.util.Optional;

/** The tool {@code read_document}. */
public final class ReadDocument implements BuiltIn {

    /** Its name. */
    public static final String NAME = "read_document";

    private static final int DEFAULT_LENGTH = 2000;
    private static final int MOST = 8000;
    private static final int LONGEST_TITLE = 100;
    private static final ToolSpec SPEC = new Parameters()
            .text("doc_id", "The id of the document, as it stands in brackets in lists and search results.")
            .required("doc_id", TextNode.valueOf("guides/opening-hours"))
            .count("start", 0, 0, "Where to start: characters to pass over from the beginning.")
            .count("length", DEFAULT_LENGTH, 1, "How many characters to read, at most " + MOST + ".")
            .spec(
                    NAME,
                    "Reads a stretch of one document. Call it to see the surroundings of something found, or a document"
                            + " from its beginning. Returns the text after `[doc_id] title` and says how much is left"
                            + " and with which call to read on. A table is read as its file, a row by"
                            + " `table_id#number`.");

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
        String written = Given.text(arguments, "doc_id")
                .orElseThrow(
                        () -> new ToolException("invalid_arguments", "doc_id is empty; give the id of a document"));
        Document document = DocumentIds.find(context.collection(), written);
        int start = Given.count(arguments, "start", 0, Integer.MAX_VALUE);
        int wanted = Given.count(arguments, "length", DEFAULT_LENGTH, Integer.MAX_VALUE);
        int total = document.text().length();
        if (total == 0) {
            return ToolResult.note(label(document) + " is empty (0 characters)").withData(Window.data(document, 0, 0));
        }
        if (start >= total) {
            throw new ToolException(
                    "past_the_end",
                    "start " + Shown.text(arguments.path("start").asText()) + " is past the end: " + document.id()
                            + " has " + Counted.of(total, "character") + ", so start can "
                            + (total == 1 ? "only be 0." : "be 0 to " + (total - 1) + "."));
        }
        TextWindow window = document.text().window(start, Math.min(wanted, MOST));
        ToolResult result = new Window(document, window, Math.min(wanted, MOST)).result();
        return wanted > MOST && window.hasMore() ? result.asShortened() : result;
    }

    private static String label(Document document) {
        return "[" + document.id() + "] " + Shown.text(document.title(), LONGEST_TITLE);
    }

    /** A stretch of a document. */
    private record Window(Document document, TextWindow window, int wanted) implements ToolResult.CutNotice {

        ToolResult result() {
            Part quote =
                    new Part.Quote(document.span(window.start(), window.end()), label(document) + "\n", window.text());
            return ToolResult.of(List.of(quote, new Part.Note(closing(window.end()))), "")
                    .withData(data(window.end()))
                    .withCutNotice(this);
        }

        private String closing(int end) {
            String shown = "(chars " + window.start() + "-" + end + " of " + window.total();
            if (end == window.start()) {
                return shown + "; not one fits into a result)";
            }
            return shown
                    + next(end)
                            .map(next -> "; " + (window.total() - end) + " left; next: " + next + ")")
                            .orElse("; the end)");
        }

        private Optional<NextCall> next(int end) {
            if (end >= window.total() || end == window.start()) {
                return Optional.empty();
            }
            NextCall next = NextCall.of(NAME).with("doc_id", document.id()).with("start", end);
            return Optional.of(wanted == DEFAULT_LENGTH ? next : next.with("length", wanted));
        }

        @Override
        public String say(int shown, int parts, int nextOffset) {
            return closing(Math.max(nextOffset, window.start()));
        }

        @Override
        public JsonNode data(JsonNode whole, int shown, int nextOffset) {
            return data(Math.max(nextOffset, window.start()));
        }

        private ObjectNode data(int end) {
            ObjectNode data = data(document, window.start(), end);
            next(end).ifPresent(next -> data.set("next", next.toJson()));
            return data;
        }

        private static ObjectNode data(Document document, int start, int end) {
            return JsonNodeFactory.instance
                    .objectNode()
                    .put("doc_id", document.id())
                    .put("title", document.title())
                    .put("start", start)
                    .put("end", end)
                    .put("total", document.text().length());
        }
    }
}
