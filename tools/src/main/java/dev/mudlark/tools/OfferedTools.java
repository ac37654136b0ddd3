package dev.mudlark.tools;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.arguments.ArgumentCheck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tools of a box by name. */
final class OfferedTools {

    /** What some models put in front of a name. */
    private static final String PREFIX = "functions.";

    private final Map<String, Offered> byName = new LinkedHashMap<>();

    /** A tool with its compiled schema. */
    record Offered(Tool tool, ToolSpec spec, ToolTraits traits, ArgumentCheck check) {

        String name() {
            return spec.name();
        }
    }

    /** @throws ToolBoxException when the rules refuse a tool or two have the same name */
    OfferedTools(List<Tool> tools, ToolRules rules) {
        for (Tool tool : tools) {
            ToolSpec spec = tool.spec();
            ToolTraits traits = tool.traits();
            RuleCheck.check(spec.name(), traits, rules);
            Offered before = byName.put(spec.name(), new Offered(tool, spec, traits, new ArgumentCheck(spec)));
            if (before != null) {
                throw new ToolBoxException("two tools are named '" + spec.name() + "'; give each its own name");
            }
        }
        ToolSets.check(tools);
    }

    List<ToolSpec> specs() {
        return byName.values().stream().map(Offered::spec).toList();
    }

    /**
     * The tool of that name. {@code functions.NAME} is NAME when there is no tool of the longer name.
     *
     * @throws ToolException {@code unknown_tool}, listing the names on offer
     */
    Offered resolve(String name) throws ToolException {
        return reach(name).orElseThrow(() -> unknown(name));
    }

    Optional<String> reached(String name) {
        return reach(name).map(Offered::name);
    }

    List<ToolCard> cards(ToolRules rules) {
        return byName.values().stream()
                .map(tool -> new ToolCard(
                        tool.spec(),
                        tool.traits(),
                        tool.traits().timeout().orElse(rules.timeout()),
                        rules.maxOutputChars(),
                        tool.check().example()))
                .toList();
    }

    boolean isParallelSafe(String name) {
        return find(name).map(tool -> tool.traits().parallelSafe()).orElse(true);
    }

    private Optional<Offered> reach(String name) {
        return find(name).or(() -> name.startsWith(PREFIX) ? find(name.substring(PREFIX.length())) : Optional.empty());
    }

    private Optional<Offered> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    private ToolException unknown(String name) {
        String hint = DidYouMean.hint(name, byName.keySet());
        String offered =
                byName.isEmpty() ? "No tool is on offer." : "Tools: " + String.join(", ", byName.keySet()) + ".";
        return new ToolException(
                ErrorCodes.UNKNOWN_TOOL,
                "There is no tool '" + Texts.clip(name, 80) + "'" + (hint.isEmpty() ? "." : hint) + " " + offered);
    }
}
