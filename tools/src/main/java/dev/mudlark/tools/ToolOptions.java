package dev.mudlark.tools;

import dev.mudlark.context.DidYouMean;
import java.util.Map;
import java.util.Set;

/** The options of a tool as they stand in a config. */
final class ToolOptions {

    private static final int LARGEST = 1000;

    private final String tool;
    private final Map<String, ?> given;

    ToolOptions(String tool, Map<String, ?> given) {
        this.tool = tool;
        this.given = given;
    }

    /** @throws ToolBoxException when an option has another name */
    void checkNames(Set<String> valid) {
        for (String name : given.keySet()) {
            if (!valid.contains(name)) {
                String known = valid.isEmpty() ? "it has none" : "it has " + String.join(", ", valid);
                throw new ToolBoxException("tool " + tool + " has no option '" + name + "'"
                        + DidYouMean.hint(name, valid) + " (" + known + ")");
            }
        }
    }

    /** A whole number from 1 to 1000, or its default. */
    int count(String name, int defaultValue) {
        Object value = given.get(name);
        if (value == null) {
            return defaultValue;
        }
        if (value instanceof Number number && number.doubleValue() == number.intValue()) {
            int count = number.intValue();
            if (count >= 1 && count <= LARGEST) {
                return count;
            }
        }
        throw new ToolBoxException(
                "tool " + tool + ": " + name + " is " + value + "; use a whole number from 1 to " + LARGEST);
    }
}
