package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import dev.mudlark.context.DidYouMean;
import java.util.List;

/** One thing the validator found, in words for a model. */
final class SchemaProblem {

    private static final int LONGEST_VALUE = 60;

    private SchemaProblem() {}

    static String say(Error error, List<String> validNames) {
        String where = where(error);
        return switch (String.valueOf(error.getKeyword())) {
            case "required" -> within(where, String.valueOf(error.getProperty())) + " is required";
            case "additionalProperties", "unevaluatedProperties" -> unknown(error, where, validNames);
            case "type" ->
                where + " must be " + wanted(error.getSchemaNode()) + ", not " + shown(error.getInstanceNode());
            case "enum" ->
                where + " must be one of " + listed(error.getSchemaNode()) + ", not " + shown(error.getInstanceNode());
            case "minimum" ->
                where + " must be at least " + error.getSchemaNode().asText();
            case "maximum" ->
                where + " must be at most " + error.getSchemaNode().asText();
            case "minLength" -> where + " must not be empty";
            default -> where + ": " + error.getMessage();
        };
    }

    private static String unknown(Error error, String where, List<String> validNames) {
        String name = String.valueOf(error.getProperty());
        return "there is no argument " + within(where, name) + DidYouMean.hint(name, validNames);
    }

    private static String within(String where, String name) {
        return where.equals("the arguments") ? name : where + "." + name;
    }

    private static String where(Error error) {
        StringBuilder path = new StringBuilder();
        var location = error.getInstanceLocation();
        for (int i = 0; i < location.getNameCount(); i++) {
            Object element = location.getElement(i);
            if (element instanceof Integer index) {
                path.append('[').append(index.intValue()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(element);
            }
        }
        return path.isEmpty() ? "the arguments" : path.toString();
    }

    private static String wanted(JsonNode type) {
        String name = type.isArray() ? listed(type) : type.asText();
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
        String text = value.toString();
        boolean tooLong = text.codePointCount(0, text.length()) > LONGEST_VALUE;
        return tooLong ? text.substring(0, text.offsetByCodePoints(0, LONGEST_VALUE)) + "…" : text;
    }
}
