package dev.mudlark.tools;

import dev.mudlark.documents.Span;
import java.util.List;

/** A piece of a tool's result. The gate cuts between parts, and inside a part only when it is the first that matters. */
public sealed interface Part {

    /**
     * Text of a document.
     *
     * @param span where it stands
     * @param label what the model reads in front of it and names the source, such as {@code [refund-timing] }
     * @param text the text of the span
     */
    record Quote(Span span, String label, String text) implements Part {}

    /** The tool's own words. */
    record Note(String text) implements Part {}

    /** A value the tool computed, shown to the model as {@code text}. */
    record Value(String text, String value) implements Part {}

    /**
     * Lines the tool wrote from document text that stands together, such as {@code doc:12: text} and its neighbours. The
     * gate may cut between lines.
     */
    record Lines(List<Line> lines) implements Part {

        /** Copies the list. */
        public Lines {
            lines = List.copyOf(lines);
        }

        /** One line that shows one stretch of a document. */
        public static Lines one(String text, Span span) {
            return new Lines(List.of(new Line(text, List.of(span))));
        }
    }

    /**
     * A line of {@link Lines}.
     *
     * @param text as the model reads it
     * @param spans the document text it shows, in order; may be empty
     */
    record Line(String text, List<Span> spans) {

        /** Copies the list. */
        public Line {
            spans = List.copyOf(spans);
        }
    }
}
