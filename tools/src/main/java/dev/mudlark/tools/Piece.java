package dev.mudlark.tools;

import dev.mudlark.documents.Span;
import dev.mudlark.tools.Evidence.Computed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A part as the model reads it, and what that shows.
 *
 * @param text the rendered text
 * @param length its code points
 * @param shown the document text in it, in order
 * @param computed the computed value in it, if any
 */
record Piece(String text, int length, List<Shown> shown, Optional<Computed> computed) {

    /** Document text that is shown. */
    record Shown(Span span, String text) {}

    /** Ends a line that goes on. */
    private static final String CUT = "…";

    /** True when a part shows a document or a value, not only the tool's own words. */
    static boolean isEvidence(Part part) {
        return switch (part) {
            case Part.Quote quote -> true;
            case Part.Value value -> true;
            case Part.Note note -> false;
            case Part.Lines lines ->
                lines.lines().stream().anyMatch(line -> !line.marks().isEmpty());
        };
    }

    /** The whole part. */
    static Piece of(Part part, String tool) {
        return switch (part) {
            case Part.Quote quote -> quote(quote);
            case Part.Lines lines -> lines(lines.lines());
            case Part.Note note -> words(note.text());
            case Part.Value value ->
                new Piece(
                        value.text(),
                        Texts.length(value.text()),
                        List.of(),
                        Optional.of(new Computed(tool, value.value())));
        };
    }

    /** As much of the part as fits into {@code room} code points; empty when nothing does. */
    static Optional<Piece> shortened(Part part, int room) {
        Piece piece = switch (part) {
            case Part.Quote quote -> shortenedQuote(quote, room);
            case Part.Lines lines -> shortenedLines(lines.lines(), room);
            case Part.Note note -> words(Texts.head(note.text(), room));
            case Part.Value value -> shortenedWords(value.text(), room);
        };
        return piece.text().isEmpty() ? Optional.empty() : Optional.of(piece);
    }

    /** A number that is cut without a mark reads as another number. */
    private static Piece shortenedWords(String text, int room) {
        String head = Texts.length(text) <= room ? text : Texts.head(text, room - Texts.length(CUT));
        return words(head.isEmpty() || head.length() == text.length() ? head : head + CUT);
    }

    private static Piece words(String text) {
        return new Piece(text, Texts.length(text), List.of(), Optional.empty());
    }

    private static Piece quote(Part.Quote quote) {
        if (Texts.length(quote.text()) != quote.span().length()) {
            throw new IllegalStateException("a quote of " + quote.span() + " with other text");
        }
        String text = quote.label() + quote.text();
        return new Piece(text, Texts.length(text), List.of(new Shown(quote.span(), quote.text())), Optional.empty());
    }

    private static Piece shortenedQuote(Part.Quote quote, int room) {
        String text = Texts.head(quote.text(), room - Texts.length(quote.label()));
        if (text.isEmpty()) {
            return words("");
        }
        Span span = quote.span();
        Span shorter = new Span(span.documentId(), span.version(), span.start(), span.start() + Texts.length(text));
        return quote(new Part.Quote(shorter, quote.label(), text));
    }

    private static Piece lines(List<Part.Line> lines) {
        ShownText shown = new ShownText();
        lines.forEach(line -> shown.add(line, Texts.length(line.text())));
        String text = String.join("\n", lines.stream().map(Part.Line::text).toList());
        return new Piece(text, Texts.length(text), shown.all(), Optional.empty());
    }

    private static Piece shortenedLines(List<Part.Line> lines, int room) {
        List<Part.Line> fitting = new ArrayList<>();
        int used = 0;
        for (Part.Line line : lines) {
            used += Texts.length(line.text()) + (fitting.isEmpty() ? 0 : 1);
            if (used > room) {
                break;
            }
            fitting.add(line);
        }
        return fitting.isEmpty() ? shortenedLine(lines.getFirst(), room) : lines(fitting);
    }

    private static Piece shortenedLine(Part.Line line, int room) {
        String head = Texts.head(line.text(), room - Texts.length(CUT));
        if (head.isEmpty()) {
            return words("");
        }
        ShownText shown = new ShownText();
        shown.add(line, Texts.length(head));
        String text = head + CUT;
        return new Piece(text, Texts.length(text), shown.all(), Optional.empty());
    }
}
