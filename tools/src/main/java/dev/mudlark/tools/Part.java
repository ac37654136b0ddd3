package dev.mudlark.tools;

import dev.mudlark.documents.Span;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A piece of a tool's result. The gate cuts between parts, and inside a part only when it is the first that matters. */
public sealed interface Part {

    /**
     * Text of a document.
     *
     * @param span where it stands
     * @param label what the model reads in front of it and names the source, such as {@code [refund-timing] }
     * @param text the text of the span
     */
    record Quote(Span span, String label, String text) implements Part {

        /** @throws NullPointerException when something is missing */
        public Quote {
            Objects.requireNonNull(span);
            Objects.requireNonNull(label);
            Objects.requireNonNull(text);
        }
    }

    /** The tool's own words. */
    record Note(String text) implements Part {

        /** @throws NullPointerException when there is no text */
        public Note {
            Objects.requireNonNull(text);
        }
    }

    /** A value the tool computed, shown to the model as {@code text}. */
    record Value(String text, String value) implements Part {

        /** @throws NullPointerException when something is missing */
        public Value {
            Objects.requireNonNull(text);
            Objects.requireNonNull(value);
        }
    }

    /**
     * Lines the tool wrote from document text that stands together, such as {@code doc:12: text} and its neighbours. The
     * gate may cut between lines, and inside the first when it does not fit whole.
     */
    record Lines(List<Line> lines) implements Part {

        /** Copies the list. */
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A line of {@link Lines}.
     *
     * @param text as the model reads it
     * @param marks the document text in it, in the order of the line; may be empty
     */
    record Line(String text, List<Mark> marks) {

        /**
         * Copies the list.
         *
         * @throws IllegalArgumentException when marks overlap, are out of order or reach past the end of the line
         */
        public Line {
            marks = List.copyOf(marks);
            int free = 0;
            for (Mark mark : marks) {
                if (mark.from() < free) {
                    throw new IllegalArgumentException(mark + " is out of order");
                }
                free = mark.to();
            }
            if (free > text.codePointCount(0, text.length())) {
                throw new IllegalArgumentException("a mark reaches past the end of the line");
            }
        }
    }

    /**
     * Says that a stretch of a line stands in a document, character by character. All numbers are code points.
     *
     * @param span the document text that is shown when the whole stretch is; it may start before the stretch, as a cell
     *     does that is written {@code column=value} here and in another way there
     * @param from first of the stretch in the line
     * @param to after the last of the stretch in the line
     * @param offset where the first of the stretch stands in the document
     */
    record Mark(Span span, int from, int to, int offset) {

        /** @throws IllegalArgumentException when the stretch is not within the span */
        public Mark {
            if (from < 0 || to < from || offset < span.start() || offset + to - from > span.end()) {
                throw new IllegalArgumentException(
                        "a mark from " + from + " to " + to + " at " + offset + " of " + span);
            }
        }

        /** A stretch of a line that starts at {@code from} and is the whole span. */
        public static Mark literal(Span span, int from) {
            return new Mark(span, from, from + span.length(), span.start());
        }

        /** What is shown of the document when only the first {@code length} code points of the line are. */
        Optional<Span> within(int length) {
            if (length >= to) {
                return Optional.of(span);
            }
            int end = offset + length - from;
            return length <= from
                    ? Optional.empty()
                    : Optional.of(new Span(span.documentId(), span.version(), span.start(), end));
        }
    }
}
