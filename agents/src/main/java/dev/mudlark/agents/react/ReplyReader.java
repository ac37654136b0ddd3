package dev.mudlark.agents.react;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.agents.react.TopLevelObjects.Range;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolCall.MalformedArguments;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the replies to one question. A reply is taken when it holds one JSON object, bare, in a code fence or with prose
 * around it, and that object is an action or an answer. Never taken are two different objects, since one may be an
 * example, and an object that is quoted: in quotation marks, in a quoted line, in the tags of a document, or one that
 * stands in a tool's result and is not alone in the reply. Time and memory are linear in the length of a reply. For one
 * thread.
 */
public final class ReplyReader {

    private static final String THOUGHT = "<think>";
    private static final String THOUGHT_ENDS = "</think>";

    private final ActionObject meaning;
    private final Set<ObjectNode> inResults = new HashSet<>();

    /** @param tools names of the tools on offer */
    public ReplyReader(Set<String> tools) {
        this.meaning = new ActionObject(tools);
    }

    /** Remembers what looks like an action or an answer in a tool's result. */
    public void shown(String result) {
        for (Range range : TopLevelObjects.in(result).whole()) {
            if (looksLikeJson(result, range.start())) {
                ToolCall read = parsed(range.of(result));
                if (read.malformed().isEmpty() && !(meaning.read(read.arguments()) instanceof Reading.Neither)) {
                    inResults.add(read.arguments());
                }
            }
        }
    }

    /** What a reply comes to. */
    public Reading read(String reply) {
        String text = withoutThought(reply);
        TopLevelObjects objects = TopLevelObjects.in(text);
        if (objects.open() >= 0) {
            boolean plain = objects.open() > 0 && text.indexOf('"', objects.open()) < 0;
            return new Reading.Neither("it begins a JSON object that does not end", plain);
        }
        List<Range> json = objects.whole().stream()
                .filter(range -> looksLikeJson(text, range.start()))
                .toList();
        if (json.isEmpty()) {
            return new Reading.Neither("it holds no JSON object with an action or an answer", true);
        }
        return one(text, json);
    }

    private Reading one(String text, List<Range> json) {
        Range first = json.getFirst();
        ToolCall object = parsed(first.of(text));
        Optional<MalformedArguments> fault = object.malformed();
        if (fault.isPresent()) {
            return neither("its JSON object is " + fault.get().reason());
        }
        for (Range other : json.subList(1, json.size())) {
            if (!isSame(text, first, other, object.arguments())) {
                return neither("it holds more than one JSON object; send one and no other");
            }
        }
        Reading reading = meaning.read(object.arguments());
        Surroundings around = new Surroundings(text, first, json.getLast());
        boolean quoted = !around.areEmpty() && (around.quote() || inResults.contains(object.arguments()));
        return quoted && !(reading instanceof Reading.Neither)
                ? neither("its JSON object is a quotation; send your own and nothing else")
                : reading;
    }

    private static boolean isSame(String text, Range first, Range other, ObjectNode object) {
        if (other.end() - other.start() == first.end() - first.start()
                && text.regionMatches(first.start(), text, other.start(), first.end() - first.start())) {
            return true;
        }
        ToolCall read = parsed(other.of(text));
        return read.malformed().isEmpty() && read.arguments().equals(object);
    }

    /** As arguments of a call are read: with a comma too many, a raw line break in a string, and the like. */
    private static ToolCall parsed(String object) {
        return ToolCall.parse("reply", "reply", object);
    }

    /** A bracket with a name behind it; other brackets are prose. */
    private static boolean looksLikeJson(String text, int bracket) {
        int i = bracket + 1;
        while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
            i++;
        }
        return i < text.length() && (text.charAt(i) == '"' || text.charAt(i) == '\'');
    }

    /** What a model thinks aloud before its reply is none of it. */
    private static String withoutThought(String reply) {
        String text = reply.strip();
        int end = text.startsWith(THOUGHT) ? text.indexOf(THOUGHT_ENDS) : -1;
        return end < 0 ? text : text.substring(end + THOUGHT_ENDS.length()).strip();
    }

    private static Reading neither(String problem) {
        return new Reading.Neither(problem, false);
    }
}
