package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.Given;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a call asks for.
 *
 * @param tables those that have all columns that are named
 * @param where what rows must meet
 * @param select columns to show; empty for all
 * @param orderBy what to sort by; empty for the order of the tables
 * @param aggregates figures to work out; empty for rows
 * @param groupBy columns by which figures are parted; empty for one figure over all rows
 * @param limit most rows or groups to show, as the model wrote it; empty when it did not
 */
record Query(
        List<Columns> tables,
        List<Condition> where,
        List<String> select,
        List<SortKey> orderBy,
        List<Aggregate> aggregates,
        List<String> groupBy,
        OptionalInt limit) {

    /** @throws ToolException when a table, a column or a function is not there */
    static Query of(ObjectNode arguments, List<Table> all, Deadline deadline) throws ToolException {
        List<Condition> where = Condition.all(arguments.path("where"));
        List<String> select = distinct(Given.texts(arguments, "select"));
        List<String> groupBy = distinct(Given.texts(arguments, "group_by"));
        List<Aggregate> aggregates = Aggregate.all(arguments.path("aggregate"));
        if (aggregates.isEmpty() && !groupBy.isEmpty()) {
            aggregates = List.of(Aggregate.ROWS);
        }
        List<Columns> named = TableChoice.named(all, Given.text(arguments, "source"), deadline);
        List<SortKey> orderBy =
                SortKey.all(arguments.path("order_by"), name -> named.stream().anyMatch(table -> table.has(name)));
        Set<String> columns = new LinkedHashSet<>();
        where.forEach(condition -> columns.add(condition.column()));
        columns.addAll(select);
        columns.addAll(groupBy);
        aggregates.forEach(aggregate -> aggregate.column().ifPresent(columns::add));
        if (groupBy.isEmpty()) {
            orderBy.forEach(key -> columns.add(key.column()));
        }
        List<Columns> tables = TableChoice.withAll(List.copyOf(columns), named);
        return new Query(tables, where, select, orderBy, aggregates, groupBy, limit(arguments));
    }

    private static OptionalInt limit(ObjectNode arguments) {
        int limit = Given.count(arguments, "limit", 0, Integer.MAX_VALUE);
        return limit > 0 ? OptionalInt.of(limit) : OptionalInt.empty();
    }

    private static List<String> distinct(List<String> names) {
        return names.stream().filter(name -> !name.isBlank()).distinct().toList();
    }

    /** True when rows are counted and nothing else is asked: then none is an answer, too. */
    boolean onlyCounts() {
        return !aggregates.isEmpty() && aggregates.stream().allMatch(Aggregate.ROWS::equals);
    }

    /** {@code price ('12,345')}, for each column that was compared or added up as such amounts. */
    List<String> describeAmounts() {
        Set<String> columns = new LinkedHashSet<>();
        where.forEach(condition -> columns.add(condition.column()));
        aggregates.forEach(aggregate -> aggregate.column().ifPresent(columns::add));
        orderBy.forEach(key -> columns.add(key.column()));
        return tables.stream()
                .flatMap(table -> columns.stream()
                        .filter(name -> table.find(name).isPresent())
                        .flatMap(name -> table.describeAmounts(name).stream()))
                .distinct()
                .toList();
    }

    /** How many to show when nothing else is asked: at most {@code most}. */
    int limit(int otherwise, int most) {
        return Math.min(limit.orElse(otherwise), most);
    }
}
