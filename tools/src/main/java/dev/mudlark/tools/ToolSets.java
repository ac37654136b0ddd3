package dev.mudlark.tools;

import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.BuiltIn.ToolSet;
import java.util.List;

/** Keeps the two sets of document tools apart: they name the same things differently, which confuses a model. */
final class ToolSets {

    private ToolSets() {}

    /** @throws ToolBoxException when tools of both sets are offered together */
    static void check(List<Tool> tools) {
        List<String> corpus = members(tools, ToolSet.CORPUS);
        List<String> library = members(tools, ToolSet.LIBRARY);
        if (!corpus.isEmpty() && !library.isEmpty()) {
            throw new ToolBoxException(
                    "tools of the corpus set (" + String.join(", ", corpus) + ") and of the library set ("
                            + String.join(", ", library) + ") cannot be offered together; choose one set");
        }
    }

    private static List<String> members(List<Tool> tools, ToolSet set) {
        return tools.stream()
                .filter(tool -> tool instanceof BuiltIn builtIn && builtIn.toolSet() == set)
                .map(tool -> tool.spec().name())
                .toList();
    }
}
