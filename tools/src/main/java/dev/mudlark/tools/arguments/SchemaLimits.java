package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a schema may ask of its validator, which follows references and choices without counting. Schemas may come from
 * elsewhere, so these are refused: references out of the schema, schemas that refer to themselves without taking a step
 * into the arguments, and choices that multiply.
 */
final class SchemaLimits {

    /** Levels of the schema's text. */
    private static final int DEEPEST = 100;

    /** Schemas that may have to be tried for one value. */
    private static final int MOST_TRIED = 10_000;

    private static final List<String> REFERENCES = List.of("$ref", "$dynamicRef", "$recursiveRef");
    /** Keywords with schemas for the same value. */
    private static final List<String> IN_PLACE =
            List.of("allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas");

    private final JsonNode root;
    private final Map<String, JsonNode> anchors = new HashMap<>();
    /** How many schemas a schema leads to for one value; 0 while that is being counted. */
    private final IdentityHashMap<JsonNode, Integer> tried = new IdentityHashMap<>();

    private SchemaLimits(JsonNode root) {
        this.root = root;
    }

    /** What is refused in a schema, in words; empty when nothing is. */
    static Optional<String> broken(JsonNode schema) {
        SchemaLimits limits = new SchemaLimits(schema);
        try {
            List<JsonNode> all = new ArrayList<>();
            limits.collect(schema, 0, all);
            for (JsonNode one : all) {
                limits.count(one);
            }
            return Optional.empty();
        } catch (Refused e) {
            return Optional.of(e.reason);
        }
    }

    private void collect(JsonNode node, int depth, List<JsonNode> into) throws Refused {
        if (depth > DEEPEST) {
            throw new Refused("it is nested deeper than " + DEEPEST + " levels");
        }
        if (node.isObject()) {
            into.add(node);
            for (String name : List.of("$anchor", "$dynamicAnchor")) {
                if (node.path(name).isTextual()) {
                    anchors.put(node.path(name).textValue(), node);
                }
            }
        }
        for (JsonNode child : node) {
            collect(child, depth + 1, into);
        }
    }

    private int count(JsonNode schema) throws Refused {
        Integer known = tried.get(schema);
        if (known != null) {
            if (known == 0) {
                throw new Refused("it refers to itself without end");
            }
            return known;
        }
        tried.put(schema, 0);
        int sum = 1;
        for (JsonNode next : samePlace(schema)) {
            sum += count(next);
            if (sum > MOST_TRIED) {
                throw new Refused("its choices multiply to more than " + MOST_TRIED);
            }
        }
        tried.put(schema, sum);
        return sum;
    }

    private List<JsonNode> samePlace(JsonNode schema) throws Refused {
        List<JsonNode> next = new ArrayList<>();
        for (String keyword : REFERENCES) {
            if (schema.path(keyword).isTextual()) {
                next.add(target(schema.path(keyword).textValue()));
            }
        }
        for (String keyword : IN_PLACE) {
            JsonNode value = schema.path(keyword);
            if (value.isArray() || keyword.equals("dependentSchemas")) {
                value.forEach(next::add);
            } else if (value.isObject()) {
                next.add(value);
            }
        }
        next.removeIf(node -> !node.isObject());
        return next;
    }

    private JsonNode target(String reference) throws Refused {
        JsonNode target;
        if (reference.equals("#")) {
            target = root;
        } else if (reference.startsWith("#/")) {
            target = root.at(reference.substring(1));
        } else if (reference.startsWith("#")) {
            target = anchors.getOrDefault(reference.substring(1), root.path(""));
        } else {
            throw new Refused("it refers to '" + reference + "'; only references within the schema (#…) are followed");
        }
        if (target.isMissingNode()) {
            throw new Refused("it refers to '" + reference + "', which is not there");
        }
        return target;
    }

    /** The schema is refused. */
    private static final class Refused extends Exception {

        private static final long serialVersionUID = 1L;

        private final String reason;

        Refused(String reason) {
            super(reason);
            this.reason = reason;
        }
    }
}
