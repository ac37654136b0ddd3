package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.documents.Table;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.BuiltIn;
import dev.mudlark.tools.builtin.Given;
import dev.mudlark.tools.builtin.Parameters;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The tool {@code lookup_table}. */
public final class LookupTable implements BuiltIn {

    /** Its name. */
    public static final String NAME = "lookup_table";

    private static final int DEFAULT_LIMIT = 5;
    private static final int MOST = 200;
    private static final ToolSpec SPEC = new Parameters()
            .values(
                    "where",
                    "The values a row must have, by column: {\"country\": \"Iceland\"}. Whole cells are compared,"
                            + " ignoring case and spaces around them; numbers by value. {} takes every row.")
            .required("where", JsonNodeFactory.instance.objectNode().put("country", "Iceland"))
            .texts("select", "The columns to return, such as [\"capital\"]. All of them when left out.")
            .text("source", "Only tables with this text in their path or title.")
            .count("limit", DEFAULT_LIMIT, 1, "Most rows to return, at most " + MOST + ".")
            .spec(
                    NAME,
                    "Takes rows out of the tables of the collection (CSV, TSV, JSON) by the values of their columns and"
                            + " returns exact cells. Call it when a question names a thing that is a row of a table and"
                            + " asks for its price, status, limit or the like; it is surer than searching. Returns"
                            + " `table#row: column=value; column=value` lines and how many rows match. It compares whole"
                            + " cells only (no ranges, no parts of words); a wrong column name is answered with the"
                            + " right ones.");

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
        List<Condition> conditions = new ArrayList<>();
        arguments
                .path("where")
                .properties()
                .forEach(field -> conditions.add(new Condition(field.getKey(), field.getValue())));
        List<String> select = Given.texts(arguments, "select");
        Set<String> columns = new LinkedHashSet<>();
        conditions.forEach(condition -> columns.add(condition.column()));
        columns.addAll(select);
        List<Table> tables = TableChoice.choose(
                context.collection().tables(), Given.text(arguments, "source"), List.copyOf(columns));
        int limit = Given.count(arguments, "limit", DEFAULT_LIMIT, Integer.MAX_VALUE);
        List<Part.Lines> lines = new ArrayList<>();
        int total = 0;
        for (Table table : tables) {
            total += search(table, conditions, select, Math.min(limit, MOST), lines, context);
        }
        if (total == 0) {
            return NoRows.say(tables, conditions);
        }
        return limit > MOST && total > MOST ? result(lines, total).asShortened() : result(lines, total);
    }

    /** Appends rows of a table while there is room and returns how many match. */
    private static int search(
            Table table,
            List<Condition> conditions,
            List<String> select,
            int most,
            List<Part.Lines> into,
            ToolContext context) {
        List<Integer> where = conditions.stream()
                .map(condition -> Columns.find(table, condition.column()).orElseThrow())
                .toList();
        List<Integer> selected = select.stream()
                .map(name -> Columns.find(table, name).orElseThrow())
                .toList();
        int matching = 0;
        for (Table.Row row : table.rows()) {
            context.deadline().check();
            if (matches(row, conditions, where)) {
                matching++;
                if (into.size() < most) {
                    into.add(RowLine.of(table, row, selected));
                }
            }
        }
        return matching;
    }

    private static boolean matches(Table.Row row, List<Condition> conditions, List<Integer> where) {
        for (int i = 0; i < conditions.size(); i++) {
            if (!conditions.get(i).matches(row.cells().get(where.get(i)))) {
                return false;
            }
        }
        return true;
    }

    private static ToolResult result(List<Part.Lines> rows, int total) {
        List<Part> parts = new ArrayList<>(rows);
        parts.add(new Part.Note(closing(rows.size(), total)));
        return ToolResult.of(parts, "").withCutNotice((shown, all, next) -> cutNotice(rows, shown, next, total));
    }

    private static String closing(int shown, int total) {
        if (shown == total) {
            return total + (total == 1 ? " matching row" : " matching rows");
        }
        return "shown " + shown + " of " + total
                + " matching rows; raise limit, select fewer columns or add a condition";
    }

    private static String cutNotice(List<Part.Lines> rows, int shown, int next, int total) {
        int count = Math.min(shown, rows.size());
        if (count == 0 || endOf(rows.get(count - 1)) == next) {
            return closing(count, total);
        }
        String of = total == 1 ? "the only matching row" : "row " + count + " of " + total + " matching rows";
        return of + " is cut, the rest did not fit; name the columns you need in select";
    }

    /** Where a row's last cell ends in its document. */
    private static int endOf(Part.Lines row) {
        return row.lines().stream()
                .flatMap(line -> line.marks().stream())
                .mapToInt(mark -> mark.span().end())
                .reduce(-1, (first, second) -> second);
    }
}
