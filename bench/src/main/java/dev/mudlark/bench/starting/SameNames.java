package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Table;
import java.util.List;
import java.util.stream.IntStream;

/** Tells whether what a question names is found in one row of all tables; another table may have the same columns. */
final class SameNames {
    private final List<Table> tables;

    SameNames(Collection collection) {
        this.tables = collection.tables();
    }

    /** True when one row alone has the key in a column called like the key, and a column called like the asked one. */
    boolean meanOneRow(KeyedTable keyed, Table.Row row, int column) {
        String asked = keyed.table().columns().get(column);
        return tables.stream()
                        .filter(table -> !named(table, asked).isEmpty())
                        .mapToLong(table -> rows(table, keyed.keyName(), keyed.keyOf(row)))
                        .sum()
                == 1;
    }

    private static long rows(Table table, String keyName, String key) {
        List<Integer> columns = named(table, keyName);
        return table.rows().stream()
                .filter(row -> columns.stream()
                        .anyMatch(column -> same(row.cells().get(column).text(), key)))
                .count();
    }

    private static List<Integer> named(Table table, String name) {
        return IntStream.range(0, table.columns().size())
                .filter(column -> same(table.columns().get(column), name))
                .boxed()
                .toList();
    }

    private static boolean same(String one, String other) {
        return one.strip().equalsIgnoreCase(other.strip());
    }
}
