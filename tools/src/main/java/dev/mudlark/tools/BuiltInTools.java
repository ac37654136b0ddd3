package dev.mudlark.tools;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.tools.calculator.Calculator;
import dev.mudlark.tools.dates.DateCalc;
import java.util.List;
import java.util.Map;

/** The tools of the house by name. */
public final class BuiltInTools {

    private static final List<String> NAMES = List.of(Calculator.NAME, DateCalc.NAME);

    private BuiltInTools() {}

    /** The names, in the order of the documentation. */
    public static List<String> names() {
        return NAMES;
    }

    /** A tool without options. */
    public static Tool create(String name) {
        return create(name, Map.of());
    }

    /**
     * A tool with options as they stand in a config.
     *
     * @throws ToolBoxException when there is no such tool or option, or an option's value is out of range; with the valid
     *     ones and the closest
     */
    public static Tool create(String name, Map<String, ?> options) {
        return switch (name) {
            case Calculator.NAME -> plain(new Calculator(), options);
            case DateCalc.NAME -> plain(new DateCalc(), options);
            default ->
                throw new ToolBoxException("unknown tool '" + name + "'" + DidYouMean.hint(name, NAMES)
                        + " (built in: " + String.join(", ", NAMES) + ")");
        };
    }

    private static Tool plain(Tool tool, Map<String, ?> options) {
        for (String option : options.keySet()) {
            throw new ToolBoxException("tool " + tool.spec().name() + " has no option '" + option + "'; it has none");
        }
        return tool;
    }
}
