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
import java.util.Set;

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

    private BuiltInTools() {}

    /** The names, in the order of the documentation. */
    public static List<String> names() {
        return NAMES;
    }

    /** A tool with the defaults of its options. */
    public static Tool create(String name) {
        return create(name, Map.of());
    }

    /**
     * A tool with options as they stand in a config. Only {@code corpus_grep} has one: {@code max_results}, 1 to 1000, the
     * most matching lines of a call whatever the model asks for, 50 by default.
     *
     * @throws ToolBoxException when there is no such tool or option, or an option's value is out of range; with the valid
     *     ones and the closest
     */
    public static Tool create(String name, Map<String, ?> options) {
        if (!NAMES.contains(name)) {
            throw new ToolBoxException("unknown tool '" + name + "'" + DidYouMean.hint(name, NAMES) + " (built in: "
                    + String.join(", ", NAMES) + ")");
        }
        ToolOptions given = new ToolOptions(name, options);
        return switch (name) {
            case CorpusGrep.NAME -> {
                given.checkNames(Set.of("max_results"));
                yield new CorpusGrep(given.count("max_results", CorpusGrep.DEFAULT_CAP));
            }
            default -> plain(name, given);
        };
    }

    private static Tool plain(String name, ToolOptions given) {
        given.checkNames(Set.of());
        return switch (name) {
            case Calculator.NAME -> new Calculator();
            case DateCalc.NAME -> new DateCalc();
            case LookupTable.NAME -> new LookupTable();
            case ListDocuments.NAME -> new ListDocuments();
            case ReadDocument.NAME -> new ReadDocument();
            default -> new Search();
        };
    }
}
