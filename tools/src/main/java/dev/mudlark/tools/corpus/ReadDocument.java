package dev.mudlark.tools.corpus;

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
import java.util.List;

/** The tool {@code read_document}. */
public final class ReadDocument implements BuiltIn {

    /** Its name. */
    public static final String NAME = "read_document";

    private static final int DEFAULT_LENGTH = 2000;
    private static final int MOST = 8000;
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
            return ToolResult.note("[" + document.id() + "] " + document.title() + " is empty");
        }
        if (start >= total) {
            throw new ToolException(
                    "past_the_end",
                    "start " + start + " is past the end: " + document.id() + " has "
                            + Counted.of(total, "character") + ", so start can "
                            + (total == 1 ? "only be 0." : "be 0 to " + (total - 1) + "."));
        }
        TextWindow window = document.text().window(start, Math.min(wanted, MOST));
        ToolResult result = result(document, window, new Closing(document.id(), start, wanted, total));
        return wanted > MOST && window.hasMore() ? result.asShortened() : result;
    }

    private static ToolResult result(Document document, TextWindow window, Closing closing) {
        String label = "[" + document.id() + "] " + document.title() + "\n";
        Part quote = new Part.Quote(document.span(window.start(), window.end()), label, window.text());
        return ToolResult.of(List.of(quote, new Part.Note(closing.say(window.end()))), "")
                .withData(JsonNodeFactory.instance
                        .objectNode()
                        .put("doc_id", document.id())
                        .put("start", window.start())
                        .put("end", window.end())
                        .put("total", window.total()))
                .withCutNotice((shown, parts, next) -> closing.say(Math.max(next, window.start())));
    }

    /** The last line. */
    private record Closing(String id, int start, int wanted, int total) {

        String say(int end) {
            String shown = "(chars " + start + "-" + end + " of " + total;
            if (end >= total) {
                return shown + "; the end)";
            }
            NextCall next = NextCall.of(NAME).with("doc_id", id).with("start", end);
            return shown + "; " + (total - end) + " left; next: "
                    + (wanted == DEFAULT_LENGTH ? next : next.with("length", Math.min(wanted, MOST))) + ")";
        }
    }
}
