package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import dev.mudlark.context.Counted;
import dev.mudlark.context.DidYouMean;
import java.util.ArrayList;
import java.util.List;

/** One thing the validator found, in words for a model. */
final class SchemaProblem {

    private static final int LONGEST_VALUE = 60;

    private SchemaProblem() {}

    /** @param schema the whole schema, to name what is valid at the place of the error */
    static String say(Error error, JsonNode schema) {
        String where = where(error);
        return switch (String.valueOf(error.getKeyword())) {
            case "required" -> within(where, name(error)) + " is required";
            case "additionalProperties", "unevaluatedProperties" ->
                unknown(error, where, SchemaTypes.namesAt(schema, path(error)))
                        + example(SchemaTypes.at(schema, path(error)));
            case "type" ->
                where + " must be " + wanted(error.getSchemaNode()) + ", not " + shown(error.getInstanceNode());
            case "enum" ->
                where + " must be one of " + listed(error.getSchemaNode()) + ", not " + shown(error.getInstanceNode());
            case "minimum" ->
                where
                        + (NumberText.isHuge(error.getInstanceNode())
                                ? range(error)
                                : " must be at least " + error.getSchemaNode().asText());
            case "maximum" ->
                where + " must be at most " + error.getSchemaNode().asText();
            case "minLength" ->
                where
                        + (error.getSchemaNode().asInt() == 1
                                ? " must not be empty"
                                : " must have at least "
                                        + Counted.of(error.getSchemaNode().asLong(), "character"));
            default -> where + ": " + error.getMessage();
        };
    }

    /** The validator counts a number of too many digits as any other that is not in its range. */
    private static String range(Error error) {
        return " must be at least " + error.getSchemaNode().asText() + " and have at most "
                + NumberText.LARGEST_EXPONENT + " digits, not " + shown(error.getInstanceNode());
    }

    /** The names that are valid at the top stand in the help already. */
    private static String unknown(Error error, String where, List<String> validNames) {
        String name = name(error);
        boolean nested = error.getInstanceLocation().getNameCount() > 0 && !validNames.isEmpty();
        return "there is no argument " + within(where, name) + DidYouMean.hint(name, validNames)
                + (nested ? " (there are: " + String.join(", ", validNames) + ")" : "");
    }

    /** An example of what may stand at a place, where the schema has one; that of the whole stands in the help. */
    private static String example(JsonNode schema) {
        JsonNode example = schema.path("examples").path(0);
        return example.isMissingNode() ? "" : ", such as " + example;
    }

    private static String name(Error error) {
        return clipped(String.valueOf(error.getProperty()));
    }

    private static String within(String where, String name) {
        return where.equals("the arguments") ? name : where + "." + name;
    }

    private static String where(Error error) {
        StringBuilder path = new StringBuilder();
        for (Object element : path(error)) {
            if (element instanceof Integer index) {
                path.append('[').append(index.intValue()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(clipped(element.toString()));
            }
        }
        return path.isEmpty() ? "the arguments" : path.toString();
    }

    private static List<Object> path(Error error) {
        var location = error.getInstanceLocation();
        List<Object> path = new ArrayList<>();
        for (int i = 0; i < location.getNameCount(); i++) {
            path.add(location.getElement(i));
        }
        return path;
    }

    private static String wanted(JsonNode type) {
        if (!type.isArray()) {
            return wanted(type.asText());
        }
        List<String> names = new ArrayList<>();
        type.forEach(one -> names.add(wanted(one.asText())));
        String last = names.removeLast();
        return names.isEmpty() ? last : String.join(", ", names) + " or " + last;
    }

    private static String wanted(String name) {
        return switch (name) {
            case "boolean" -> "true or false";
            case "integer" -> "a whole number";
            case "number" -> "a number";
            case "string" -> "text";
            case "array" -> "a list";
            case "object" -> "an object";
            default -> name;
        };
    }

    private static String listed(JsonNode values) {
        StringBuilder text = new StringBuilder();
        values.forEach(value -> text.append(text.isEmpty() ? "" : ", ").append(value.asText()));
        return text.toString();
    }

    private static String shown(JsonNode value) {
        return clipped(value.toString());
    }

    private static String clipped(String text) {
        boolean tooLong = text.codePointCount(0, text.length()) > LONGEST_VALUE;
        return tooLong ? text.substring(0, text.offsetByCodePoints(0, LONGEST_VALUE)) + "…" : text;
    }
}
