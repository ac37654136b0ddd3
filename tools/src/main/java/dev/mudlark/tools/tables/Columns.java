package dev.mudlark.tools.tables;

import dev.mudlark.documents.Table;
import dev.mudlark.tools.builtin.Folding;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Finds columns by the names a model writes. */
final class Columns {

    private Columns() {}

    /**
     * The index of a column: by its exact name, else by the only name that is equal apart from case, spaces, hyphens and
     * underscores.
     */
    static OptionalInt find(Table table, String written) {
        int exact = table.columns().indexOf(written);
        if (exact >= 0) {
            return OptionalInt.of(exact);
        }
        String bare = bare(written);
        List<String> columns = table.columns();
        int[] like = IntStream.range(0, columns.size())
                .filter(i -> bare(columns.get(i)).equals(bare))
                .toArray();
        return like.length == 1 && !bare.isEmpty() ? OptionalInt.of(like[0]) : OptionalInt.empty();
    }

    static boolean hasAll(Table table, List<String> names) {
        return names.stream().allMatch(name -> find(table, name).isPresent());
    }

    private static String bare(String name) {
        return Folding.folded(name).replace(" ", "").replace("_", "").replace("-", "");
    }
}
