package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.Place;
import dev.mudlark.bench.config.Section;
import dev.mudlark.bench.config.Values;
import dev.mudlark.bench.config.Yaml;
import dev.mudlark.tools.FunctionOptions;
import dev.mudlark.tools.FunctionTools;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolTraits.SideEffects;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A Java function in a list of tools: {@code {name: lookup_price, path: "com.acme.Prices:lookupPrice"}}. */
final class FunctionEntry {

    private static final Option<String> NAME =
            Option.required("name", OptionTypes.text(), "the name by which a model calls it");
    private static final Option<String> PATH =
            Option.required("path", OptionTypes.text(), "its class and method, such as com.acme.Prices:lookupPrice");
    private static final Option<Optional<String>> DESCRIPTION = Option.unset(
            "description", OptionTypes.text(), "what a model is told, instead of what its annotation says");
    private static final Option<Optional<String>> SIDE_EFFECTS = Option.unset(
            "side_effects",
            OptionTypes.choice(
                    Arrays.stream(SideEffects.values()).map(SideEffects::label).toList()),
            "what it touches beyond the documents");
    private static final Option<Optional<BigDecimal>> TIMEOUT_S =
            Option.unset("timeout_s", OptionTypes.positive(3600), "seconds a call may take");
    private static final Section SECTION = Section.of(
            "function", "A Java function as a tool.", List.of(NAME, PATH, DESCRIPTION, SIDE_EFFECTS, TIMEOUT_S));

    private FunctionEntry() {}

    /** True for an entry with a path. */
    static boolean is(Yaml item) {
        return item instanceof Yaml.Mapping mapping && mapping.entry("path").isPresent();
    }

    /** The tool; nothing of it is run. Empty when something is wrong with it, which is told. */
    static Optional<Tool> tool(Yaml item, Place place) {
        Values values = SECTION.read(item, place);
        boolean sound = SECTION.options().stream()
                .allMatch(option -> values.sound(option).isPresent());
        return sound ? made(values, item.line(), place) : Optional.empty();
    }

    private static Optional<Tool> made(Values values, int line, Place place) {
        try {
            FunctionOptions options = new FunctionOptions(
                    Optional.of(values.get(NAME)),
                    values.get(DESCRIPTION),
                    values.get(SIDE_EFFECTS).map(label -> SideEffects.valueOf(label.toUpperCase(Locale.ROOT))),
                    values.get(TIMEOUT_S)
                            .map(seconds ->
                                    Duration.ofNanos(seconds.movePointRight(9).longValue())));
            return Optional.of(FunctionTools.at(values.get(PATH), options, FunctionEntry.class.getClassLoader()));
        } catch (ToolBoxException e) {
            place.fault(line, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }
}
