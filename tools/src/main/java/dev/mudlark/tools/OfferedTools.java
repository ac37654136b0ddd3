package dev.mudlark.tools;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.arguments.ArgumentCheck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** The tools of a box by name. */
final class OfferedTools {

    /** What some models put in front of a name. */
    private static final String PREFIX = "functions.";

    /** Calls of a tool that may be left behind at the same time before it is called no more. */
    static final int MOST_STUCK = 16;

    private final Map<String, Offered> byName = new LinkedHashMap<>();

    /**
     * A tool with its compiled schema.
     *
     * @param secrets which argument gets which secret
     * @param stuck calls that were abandoned and go on
     */
    record Offered(
            Tool tool,
            ToolSpec spec,
            ToolTraits traits,
            ArgumentCheck check,
            Map<String, String> secrets,
            AtomicInteger stuck) {

        static Offered of(Tool tool) {
            ToolSpec spec = tool.spec();
            return new Offered(
                    tool,
                    spec,
                    tool.traits(),
                    new ArgumentCheck(spec),
                    Map.copyOf(tool.secrets()),
                    new AtomicInteger());
        }

        /** True when nothing stands against running it beside other calls of the same kind. */
        boolean mayRunBeside() {
            return traits.parallelSafe() && traits.readOnly();
        }

        /** True when it may change something or reaches beyond the collection. */
        boolean hasSideEffects() {
            return traits.hasSideEffects();
        }

        String name() {
            return spec.name();
        }

        /** @throws ToolException when so many of its calls never ended that one more would only eat another thread */
        void checkNotStuck() throws ToolException {
            if (stuck.get() >= MOST_STUCK) {
                throw new ToolException(
                        ErrorCodes.TOOL_STUCK,
                        name() + " was not run: " + stuck.get()
                                + " earlier calls of it have not ended yet. Use another tool, or answer with what you"
                                + " have.");
            }
        }
    }

    /** @throws ToolBoxException when the rules refuse a tool or two have the same name */
    OfferedTools(List<Tool> tools, ToolRules rules) {
        for (Tool tool : tools) {
            Offered offered = Offered.of(tool);
            RuleCheck.check(offered.name(), offered.traits(), rules);
            if (byName.put(offered.name(), offered) != null) {
                throw new ToolBoxException("two tools are named '" + offered.name() + "'; give each its own name");
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
     * @param redactor masks what is told of a name
     * @throws ToolException {@code unknown_tool}, listing the names on offer
     */
    Offered resolve(String name, Redactor redactor) throws ToolException {
        return reach(name).orElseThrow(() -> unknown(redactor.text(name)));
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

    /** True for a call that may run beside others of the same reply; one of no tool runs nothing. */
    boolean mayRunBeside(String name) {
        return reach(name).map(Offered::mayRunBeside).orElse(true);
    }

    private Optional<Offered> reach(String name) {
        return find(name).or(() -> name.startsWith(PREFIX) ? find(name.substring(PREFIX.length())) : Optional.empty());
    }

    private Optional<Offered> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    private ToolException unknown(String name) {
        String hint = DidYouMean.hintByWords(name, byName.keySet());
        String offered =
                byName.isEmpty() ? "No tool is on offer." : "Tools: " + String.join(", ", byName.keySet()) + ".";
        return new ToolException(
                ErrorCodes.UNKNOWN_TOOL,
                "There is no tool '" + Texts.clip(Texts.ascii(name), 80) + "'" + (hint.isEmpty() ? "." : hint) + " "
                        + offered);
    }
}
