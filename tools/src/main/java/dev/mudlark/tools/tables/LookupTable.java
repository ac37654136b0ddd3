package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.NextCall;
import dev.mudlark.tools.builtin.Parameters;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The tool {@code lookup_table}. */
public final class LookupTable implements BuiltIn {

    /** Its name. */
    public static final String NAME = "lookup_table";

    private static final int DEFAULT_LIMIT = 5;
    private static final int ROWS_BESIDE_FIGURES = 3;
    private static final int DEFAULT_GROUPS = 50;
    /** Most rows or groups of a result. */
    static final int MOST = 200;

    private static final int MOST_SORTED = 10_000;
    private static final ToolSpec SPEC = new Parameters()
            .map(
                    "where",
                    TableSchema.condition(),
                    "What a row's cells must be, by column: {\"country\": \"Iceland\"}. Whole cells are compared, ignoring"
                            + " case and spaces around them; numbers by value. Operators = != < <= > >= contains in:"
                            + " {\"height\": {\">=\": 10, \"<\": 50}}. {} takes every row.")
            .required("where", JsonNodeFactory.instance.objectNode().put("country", "Iceland"))
            .texts("select", "The columns to return, such as [\"capital\"]. All of them when left out.")
            .text("source", "Only tables with this text in their path or title.")
            .count("limit", DEFAULT_LIMIT, 1, "Most rows or groups to return, at most " + MOST + ".")
            .count("offset", 0, 0, "How many matching rows to pass over, to go on after the ones shown.")
            .any(
                    "order_by",
                    TableSchema.orderBy(),
                    "A column to sort by, \"height\" or \"height desc\" for the largest first; a list for several.")
            .any(
                    "aggregate",
                    TableSchema.aggregate(),
                    "Figures over all matching rows, worked out exactly: {\"sum\": \"height\"}; count, sum, min, max, avg;"
                            + " {\"count\": \"*\"} counts rows.")
            .texts("group_by", "With aggregate: one figure for each value of these columns.")
            .spec(
                    NAME,
                    "Takes rows out of the tables of the collection (CSV, TSV, JSON) by the values of their columns and"
                            + " returns exact cells, or counts and adds them up. Call it when a question names a thing"
                            + " that is a row of a table and asks for its price, status, limit or the like, or for the"
                            + " most, the least or a total of many rows; it is surer than searching. Returns `table#row:"
                            + " column=value; column=value` lines and how many rows match, or `sum(column) = value`. A"
                            + " wrong column name is answered with the right ones.");

    @Override
    public ToolSpec spec() {
        return SPEC;
    }

    @Override
    public ToolSet toolSet() {
        return ToolSet.CORPUS;
    }

    @Override
    public ToolResult call(ObjectNode arguments, ToolContext context) throws ToolException {
        Query query = Query.of(arguments, context.collection().tables(), context.deadline());
        int offset = offset(arguments, query);
        Scan scan = new Scan(query.where(), context);
        if (!query.groupBy().isEmpty()) {
            return groups(arguments, query, scan, context);
        }
        int usual = query.aggregates().isEmpty() ? DEFAULT_LIMIT : ROWS_BESIDE_FIGURES;
        Ranked<Found> first = new Ranked<>(query.orderBy(), Found::cell, offset, query.limit(usual, MOST));
        List<Tally> tallies = query.aggregates().stream().map(Tally::new).toList();
        scan.run(query.tables(), found -> {
            first.offer(found);
            tallies.forEach(tally -> tally.add(found));
        });
        if (scan.matching() == 0 && !query.onlyCounts()) {
            return nothing(query, scan, context);
        }
        checkNotPast(offset, scan.matching());
        Footer footer = Footer.of(scan, first, query.describeAmounts());
        if (query.aggregates().isEmpty()) {
            ShownRows rows = new ShownRows(first.first(), query.select(), context.deadline());
            Page page = new Page(arguments, offset, more(arguments, rows, query, scan));
            ToolResult result = new RowResult(rows, scan, page, footer).result();
            return query.limit().orElse(0) > MOST && scan.matching() > offset + (long) MOST
                    ? result.asShortened()
                    : result;
        }
        List<Figure> figures = tallies.stream().map(Tally::figure).toList();
        ShownRows rows = new ShownRows(beside(figures, first.first()), query.select(), context.deadline());
        Optional<NoRows> none = scan.matching() == 0 ? Optional.of(noRows(query, context)) : Optional.empty();
        return new FigureResult(figures, rows, scan, none).result(query.tables(), footer);
    }

    /**
     * How many rows to pass over.
     *
     * @throws ToolException where there are no rows to go on with, or too many would have to be sorted
     */
    private static int offset(ObjectNode arguments, Query query) throws ToolException {
        int offset = Given.count(arguments, "offset", 0, Integer.MAX_VALUE);
        if (offset > 0 && !query.aggregates().isEmpty()) {
            throw new ToolException(
                    "invalid_arguments", "offset goes on with rows; leave it out with aggregate and group_by.");
        }
        if (offset > MOST_SORTED && !query.orderBy().isEmpty()) {
            throw new ToolException(
                    "invalid_arguments",
                    "offset can be at most " + MOST_SORTED + " with order_by; add a condition to where instead, such as"
                            + " a value to sort on from.");
        }
        return offset;
    }

    private static void checkNotPast(int offset, int matching) throws ToolException {
        if (offset > 0 && offset >= matching && matching > 0) {
            throw new ToolException(
                    "past_the_end",
                    "offset " + offset + " is past the end: " + Counted.of(matching, "row")
                            + Counted.either(matching, " matches", " match")
                            + ", so offset can "
                            + (matching == 1 ? "only be 0." : "be 0 to " + (matching - 1) + "."));
        }
    }

    /** The same call with a higher limit, when that is all it takes to see more rows. */
    private static Optional<NextCall> more(ObjectNode arguments, ShownRows rows, Query query, Scan scan) {
        int limit = query.limit(DEFAULT_LIMIT, MOST);
        boolean further = Given.count(arguments, "offset", 0, Integer.MAX_VALUE) > 0;
        return further || rows.size() < limit ? Optional.empty() : raised(arguments, limit, scan.matching());
    }

    /** The same call with a limit for all of so many rows or groups, as far as one may be asked for. */
    private static Optional<NextCall> raised(ObjectNode arguments, int limit, int all) {
        if (limit == MOST || all <= limit) {
            return Optional.empty();
        }
        NextCall next = NextCall.of(NAME);
        arguments.properties().forEach(argument -> next.with(argument.getKey(), argument.getValue()));
        return Optional.of(next.with("limit", Math.min(all, MOST)));
    }

    private static ToolResult groups(ObjectNode arguments, Query query, Scan scan, ToolContext context)
            throws ToolException {
        Groups groups = new Groups(query.groupBy(), query.aggregates());
        scan.run(query.tables(), groups::add);
        if (scan.matching() == 0) {
            return nothing(query, scan, context);
        }
        List<Group> all = groups.all(context.deadline());
        int limit = query.limit(DEFAULT_GROUPS, MOST);
        return GroupResult.of(all, query, limit, scan, raised(arguments, limit, all.size()));
    }

    private static ToolResult nothing(Query query, Scan scan, ToolContext context) {
        return noRows(query, context).say(scan);
    }

    private static NoRows noRows(Query query, ToolContext context) {
        return new NoRows(query.tables(), query.where(), context.deadline());
    }

    /** The rows that hold the least and the greatest, then as many others as there would be without them. */
    private static List<Found> beside(List<Figure> figures, List<Found> first) {
        Set<Found> rows = new LinkedHashSet<>();
        figures.forEach(figure -> figure.where().ifPresent(rows::add));
        int most = Math.max(rows.size(), first.size());
        rows.addAll(first);
        return rows.stream().limit(most).toList();
    }
}
