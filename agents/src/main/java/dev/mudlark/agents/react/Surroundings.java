package dev.mudlark.agents.react;

import dev.mudlark.agents.react.TopLevelObjects.Range;
import java.util.List;
import java.util.Locale;

/** What stands around the object of a reply. */
final class Surroundings {

    /** Tags around what others wrote. */
    private static final List<String> OTHERS =
            List.of("data", "document", "doc", "quote", "blockquote", "example", "tool_result", "result");

    /** Marks that open a quotation, and those that close it, in the same order. */
    private static final String OPENING = "\"'`“‘«„";

    private static final String CLOSING = "\"'`”’»“";
    private static final String FENCE = "```";
    private static final String LANGUAGE = "json";

    private final String text;
    private final Range first;
    private final Range last;

    Surroundings(String text, Range first, Range last) {
        this.text = text;
        this.first = first;
        this.last = last;
    }

    /** True when only marks, a code fence and its language stand there. */
    boolean areEmpty() {
        return isEmpty(text.substring(0, first.start())) && isEmpty(text.substring(last.end()));
    }

    /** True when they make the object a quotation. */
    boolean quote() {
        return inMarks() || inQuotedLine() || inTagsOfOthers();
    }

    private static boolean isEmpty(String part) {
        String bare = part.toLowerCase(Locale.ROOT).replace(FENCE + LANGUAGE, "");
        return bare.codePoints().noneMatch(Character::isLetterOrDigit) && !bare.contains(">");
    }

    private boolean inMarks() {
        if (first.start() == 0 || last.end() >= text.length() || text.startsWith(FENCE, last.end())) {
            return false;
        }
        int mark = OPENING.indexOf(text.charAt(first.start() - 1));
        return mark >= 0 && CLOSING.charAt(mark) == text.charAt(last.end());
    }

    private boolean inQuotedLine() {
        int line = text.lastIndexOf('\n', first.start()) + 1;
        return text.substring(line, first.start()).stripLeading().startsWith(">");
    }

    private boolean inTagsOfOthers() {
        String before = text.substring(0, first.start()).toLowerCase(Locale.ROOT);
        return OTHERS.stream().anyMatch(tag -> before.lastIndexOf("<" + tag) > before.lastIndexOf("</" + tag));
    }
}
