package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A result as the model reads it.
 *
 * @param content the text; half a surrogate pair, which no wire format can carry, is replaced by U+FFFD
 * @param cut true when the gate left something out
 * @param evidence what the text really shows, in order
 * @param passages the document text it really shows, in order
 * @param data the same for programs
 */
record Rendered(String content, boolean cut, List<Evidence> evidence, List<Passage> passages, JsonNode data) {

    Rendered {
        content = Texts.wellFormed(content);
    }

    static Rendered of(List<Piece> pieces, List<String> closing, boolean cut, Collection collection, JsonNode data) {
        List<String> texts = new ArrayList<>();
        List<Evidence> evidence = new ArrayList<>();
        List<Passage> passages = new ArrayList<>();
        for (Piece piece : pieces) {
            texts.add(piece.text());
            piece.computed().ifPresent(evidence::add);
            for (Piece.Shown shown : piece.shown()) {
                evidence.add(new Evidence.DocumentSpan(shown.span()));
                passages.add(passage(shown, collection));
            }
        }
        closing.stream().filter(line -> !line.isEmpty()).forEach(texts::add);
        return new Rendered(String.join("\n", texts), cut, evidence, passages, data);
    }

    private static Passage passage(Piece.Shown shown, Collection collection) {
        Span span = shown.span();
        Optional<Document> document = collection.find(span.documentId());
        String title = document.map(Document::title).orElse("");
        String text = document.filter(found -> found.version().equals(span.version()))
                .map(found -> found.text().slice(span.start(), span.end()))
                .orElse(shown.text());
        return new Passage(span, title, text);
    }
}
