package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Secret;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.tools.masking.SecretSearch;
import java.util.Collection;

/** Masks secrets by their value wherever text leaves the gate, in every spelling that {@link SecretSearch} knows. */
final class Redactor {

    /** A shorter secret would mask innocent text. */
    static final int LEAST_LENGTH = 6;

    static final String MASK = "***";

    private final SecretSearch secrets;

    Redactor(Collection<Secret> secrets) {
        this.secrets = new SecretSearch(secrets.stream().map(Secret::reveal).toList());
    }

    boolean isIdle() {
        return secrets.isIdle();
    }

    String text(String text) {
        return isIdle() ? text : secrets.replace(text, secret -> MASK);
    }

    /** A copy that is masked in every name and text. */
    ObjectNode copy(ObjectNode node) {
        return (ObjectNode) MaskedTree.copy(node, this::text);
    }

    JsonNode tree(JsonNode node) {
        return isIdle() ? node : MaskedTree.copy(node, this::text);
    }

    /** Before it is cut, so that no half of a secret is left over at a cut. */
    ToolResult result(ToolResult result) {
        if (isIdle()) {
            return result;
        }
        return new ToolResult(
                result.parts().stream().map(this::part).toList(),
                text(result.footer()),
                tree(result.data()),
                result.shortened(),
                notice(result.cutNotice()));
    }

    /** What rendering took from the documents, and the data of a cut. */
    Rendered rendered(Rendered rendered) {
        if (isIdle()) {
            return rendered;
        }
        return new Rendered(
                text(rendered.content()),
                rendered.cut(),
                rendered.evidence().stream().map(this::evidence).toList(),
                rendered.passages().stream().map(this::passage).toList(),
                tree(rendered.data()));
    }

    ToolException error(ToolException error) {
        return isIdle() ? error : new ToolException(text(error.code()), text(error.getMessage()));
    }

    private ToolResult.CutNotice notice(ToolResult.CutNotice notice) {
        return new ToolResult.CutNotice() {
            @Override
            public String say(int shown, int total, int nextOffset) {
                return text(notice.say(shown, total, nextOffset));
            }

            @Override
            public JsonNode data(JsonNode whole, int shown, int nextOffset) {
                return notice.data(whole, shown, nextOffset);
            }
        };
    }

    private Evidence evidence(Evidence evidence) {
        return switch (evidence) {
            case Evidence.DocumentSpan shown -> new Evidence.DocumentSpan(span(shown.span()));
            case Evidence.Computed computed -> new Evidence.Computed(computed.tool(), text(computed.value()));
        };
    }

    private Passage passage(Passage passage) {
        return new Passage(span(passage.span()), text(passage.title()), text(passage.text()));
    }

    private Span span(Span span) {
        return new Span(text(span.documentId()), text(span.version()), span.start(), span.end());
    }

    private Part part(Part part) {
        return switch (part) {
            case Part.Note note -> new Part.Note(text(note.text()));
            case Part.Value value -> new Part.Value(text(value.text()), text(value.value()));
            case Part.Quote quote -> new Part.Quote(quote.span(), text(quote.label()), inPlace(quote.text()));
            case Part.Lines lines ->
                new Part.Lines(lines.lines().stream()
                        .map(line -> new Part.Line(inPlace(line.text()), line.marks()))
                        .toList());
        };
    }

    /** As many code points as before, since spans count them. */
    private String inPlace(String text) {
        return secrets.replace(text, secret -> "*".repeat(Texts.length(secret)));
    }
}
