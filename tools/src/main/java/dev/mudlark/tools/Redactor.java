package dev.mudlark.tools;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.context.Secret;
import dev.mudlark.documents.Passage;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Masks secrets by their value wherever text leaves the gate: as they are, and as they stand in JSON, in a URL and in
 * Base64.
 */
final class Redactor {

    /** A shorter secret would mask innocent text. */
    static final int LEAST_LENGTH = 6;

    private static final String MASK = "***";

    /** Longest first, so that a secret within another does not leave the rest of it. */
    private final List<String> values;

    Redactor(Collection<Secret> secrets) {
        Set<String> forms = new LinkedHashSet<>();
        secrets.forEach(secret -> addForms(secret.reveal(), forms));
        values = forms.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    boolean isIdle() {
        return values.isEmpty();
    }

    String text(String text) {
        String masked = text;
        for (String value : values) {
            masked = masked.replace(value, MASK);
        }
        return masked;
    }

    /** A copy that is masked in every name and text. */
    ObjectNode copy(ObjectNode node) {
        return isIdle() ? node.deepCopy() : (ObjectNode) tree(node);
    }

    JsonNode tree(JsonNode node) {
        if (isIdle()) {
            return node;
        }
        return switch (node) {
            case ObjectNode object -> {
                ObjectNode masked = object.objectNode();
                for (Map.Entry<String, JsonNode> field : object.properties()) {
                    masked.set(text(field.getKey()), tree(field.getValue()));
                }
                yield masked;
            }
            case ArrayNode array -> {
                ArrayNode masked = array.arrayNode();
                array.forEach(item -> masked.add(tree(item)));
                yield masked;
            }
            case TextNode words -> TextNode.valueOf(text(words.textValue()));
            default -> scalar(node);
        };
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
                result.cutNotice());
    }

    /** What rendering took from the documents, and the words and data of a cut. */
    Rendered rendered(Rendered rendered) {
        if (isIdle()) {
            return rendered;
        }
        List<Passage> passages = rendered.passages().stream()
                .map(passage -> new Passage(passage.span(), text(passage.title()), text(passage.text())))
                .toList();
        return new Rendered(
                text(rendered.content()), rendered.cut(), rendered.evidence(), passages, tree(rendered.data()));
    }

    ToolException error(ToolException error) {
        return isIdle() ? error : new ToolException(text(error.code()), text(error.getMessage()));
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
        String masked = text;
        for (String value : values) {
            masked = masked.replace(value, "*".repeat(Texts.length(value)));
        }
        return masked;
    }

    /** A number may be a secret too. */
    private JsonNode scalar(JsonNode node) {
        String masked = text(node.asText());
        return masked.equals(node.asText()) ? node : TextNode.valueOf(masked);
    }

    private static void addForms(String value, Set<String> forms) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        forms.add(value);
        forms.add(new String(JsonStringEncoder.getInstance().quoteAsString(value)));
        forms.add(URLEncoder.encode(value, StandardCharsets.UTF_8));
        forms.add(URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20"));
        forms.add(Base64.getEncoder().encodeToString(bytes));
        forms.add(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }
}
