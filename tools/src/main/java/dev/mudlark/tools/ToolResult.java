package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Objects;

/**
 * What a tool hands to the gate.
 *
 * @param parts in reading order; rendered a line break apart
 * @param footer totals and the next call; survives every cut; may be empty
 * @param data the same for programs
 * @param shortened true when the tool itself left out part of what was asked for
 * @param cutNotice what to say when the gate must cut
 */
public record ToolResult(List<Part> parts, String footer, JsonNode data, boolean shortened, CutNotice cutNotice) {

    /**
     * Copies the list.
     *
     * @throws NullPointerException when something is missing
     */
    public ToolResult {
        parts = List.copyOf(parts);
        Objects.requireNonNull(footer);
        Objects.requireNonNull(data);
        Objects.requireNonNull(cutNotice);
    }

    /** Words for a cut that the gate makes. */
    @FunctionalInterface
    public interface CutNotice {

        /** Counts parts only. */
        CutNotice PLAIN = (shown, total, nextOffset) -> "[cut: shown " + shown + " of " + total + " parts]";

        /**
         * The line that replaces what was cut, with the exact next call.
         *
         * @param shown parts shown at least in part
         * @param total parts there were
         * @param nextOffset code point after the last one shown of the last quote; -1 when no quote was shown
         */
        String say(int shown, int total, int nextOffset);

        /**
         * The data of what is left, numbers as for {@link #say}; unless a notice knows better, that of the whole result.
         *
         * @param whole the data of the whole result
         */
        default JsonNode data(JsonNode whole, int shown, int nextOffset) {
            return whole;
        }
    }

    /** A result of the tool's own words. */
    public static ToolResult note(String text) {
        return of(List.of(new Part.Note(text)), "");
    }

    /** A computed value and how the model reads it. */
    public static ToolResult value(String text, String value) {
        return of(List.of(new Part.Value(text, value)), "");
    }

    /** Parts and a footer, without data. */
    public static ToolResult of(List<Part> parts, String footer) {
        return new ToolResult(parts, footer, JsonNodeFactory.instance.nullNode(), false, CutNotice.PLAIN);
    }

    /** With data for programs. */
    public ToolResult withData(JsonNode newData) {
        return new ToolResult(parts, footer, newData, shortened, cutNotice);
    }

    /** With words for a cut. */
    public ToolResult withCutNotice(CutNotice notice) {
        return new ToolResult(parts, footer, data, shortened, notice);
    }

    /** Marked as shortened by the tool itself. */
    public ToolResult asShortened() {
        return new ToolResult(parts, footer, data, true, cutNotice);
    }
}
