package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Counted;
import java.nio.charset.StandardCharsets;

/** Texts of others as the explorer stores them: fit to be shown and of bounded length. */
final class ExplorerText {

    /** Most code points of a name: an id, a system, a category, a tool. */
    static final int NAME = 200;

    /** Most code points of a message. */
    static final int MESSAGE = 20_000;

    /** In place of a reference answer. */
    static final String UNANSWERABLE = "(the documents do not contain the answer)";

    /** Most code points of a passage. */
    static final int PASSAGE = 4_000;

    private ExplorerText() {}

    /** At most {@code most} code points, with an ellipsis where there were more. */
    static String shown(String text, int most) {
        return Text.visible(Text.shortened(text, most));
    }

    /** At most {@code most} code points; what is left out is counted. */
    static String bounded(String text, int most) {
        int length = text.codePointCount(0, text.length());
        return length <= most
                ? Text.visible(text)
                : Text.visible(text.substring(0, text.offsetByCodePoints(0, most))) + "\n\u2026 ("
                        + Counted.of(length - most, "more character") + ", see mudlark show)";
    }

    /** The size in the page. */
    static int bytes(JsonNode node) {
        return DataBlock.json(node).getBytes(StandardCharsets.UTF_8).length;
    }
}
