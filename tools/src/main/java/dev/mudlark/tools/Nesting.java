package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;

/** JSON that is nested beyond all use, which those who walk through it would not come back from. */
final class Nesting {

    /** As deep as JSON text may be that is read or written with the usual limits. */
    static final int MOST = 1000;

    private Nesting() {}

    /** @throws IllegalArgumentException when the node is nested more than {@value #MOST} deep */
    static void check(JsonNode node) {
        if (isTooDeep(node)) {
            throw new IllegalArgumentException("JSON that is nested more than " + MOST + " deep");
        }
    }

    /** True when the node is nested more than {@value #MOST} deep. */
    static boolean isTooDeep(JsonNode node) {
        return isDeeper(node, MOST);
    }

    private static boolean isDeeper(JsonNode node, int levels) {
        if (!node.isContainerNode()) {
            return false;
        }
        if (levels == 0) {
            return true;
        }
        for (JsonNode inner : node) {
            if (isDeeper(inner, levels - 1)) {
                return true;
            }
        }
        return false;
    }
}
