package dev.mudlark.tools;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.tools.calculator.Calculator;
import dev.mudlark.tools.corpus.ListDocuments;
import dev.mudlark.tools.corpus.ReadDocument;
import dev.mudlark.tools.corpus.Search;
import dev.mudlark.tools.dates.DateCalc;
import dev.mudlark.tools.grep.CorpusGrep;
import dev.mudlark.tools.tables.LookupTable;
import java.util.List;
import java.util.Map;

/** The tools of the house by name. */
public final class BuiltInTools {

    private static final List<String> NAMES = List.of(
            Calculator.NAME,
            DateCalc.NAME,
            CorpusGrep.NAME,
            LookupTable.NAME,
            ListDocuments.NAME,
            ReadDocument.NAME,
            Search.NAME);

    private static final Map<String, Option> GREP_OPTIONS = Map.of(
            "max_results",
            new Option(CorpusGrep.DEFAULT_CAP, "most matching lines of a call, whatever the model asks for"));

    private BuiltInTools() {}

    /**
     * An option that a config may set.
     *
     * @param defaultValue a whole number, which the value must be too, from 1 to 1000
     * @param description what it does
     */
    public record Option(int defaultValue, String description) {}

    /** The options of a tool by name; empty for most and for names that are no tool. */
    public static Map<String, Option> options(String name) {
        return name.equals(CorpusGrep.NAME) ? GREP_OPTIONS : Map.of();
    }

    /** True when a tool of that name reads the collection: all but {@code calculator} and {@code date_calc}. */
    public static boolean readsDocuments(String name) {
        return NAMES.contains(name) && !name.equals(Calculator.NAME) && !name.equals(DateCalc.NAME);
    }

    /** The names, in the order of the documentation. */
    public static List<String> names() {
        return NAMES;
    }

    /** A tool with the defaults of its options. */
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
        if (!NAMES.contains(name)) {
            throw new ToolBoxException("unknown tool '" + name + "'" + DidYouMean.hintByWords(name, NAMES)
                    + " (built in: " + String.join(", ", NAMES) + ")");
        }
        ToolOptions given = new ToolOptions(name, options);
        given.checkNames(options(name).keySet());
        return switch (name) {
            case Calculator.NAME -> new Calculator();
            case DateCalc.NAME -> new DateCalc();
            case CorpusGrep.NAME -> new CorpusGrep(given.count("max_results", CorpusGrep.DEFAULT_CAP));
            case LookupTable.NAME -> new LookupTable();
            case ListDocuments.NAME -> new ListDocuments();
            case ReadDocument.NAME -> new ReadDocument();
            default -> new Search();
        };
    }
}
