package dev.mudlark.bench.starting;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** What two cells of a table come to: {@code What is the sum of price for plan Basin and plan Estuary?} */
final class RowSums implements Source {
    private static final int TRIES = 20;

    @Override
    public List<StarterQuestion> draw(Collection documents, Random random, int most) {
        List<KeyedTable> tables = documents.tables().stream()
                .map(KeyedTable::of)
                .flatMap(Optional::stream)
                .filter(table -> table.table().rows().size() > 1
                        && !table.numberColumns().isEmpty())
                .toList();
        SameNames names = new SameNames(documents);
        List<StarterQuestion> drawn = new ArrayList<>();
        for (int i = 0; i < most * TRIES && drawn.size() < most && !tables.isEmpty(); i++) {
            one(tables.get(i % tables.size()), random, names)
                    .filter(question -> !drawn.contains(question))
                    .ifPresent(drawn::add);
        }
        return drawn;
    }

    private static Optional<StarterQuestion> one(KeyedTable keyed, Random random, SameNames names) {
        Table table = keyed.table();
        int first = random.nextInt(table.rows().size());
        int second = random.nextInt(table.rows().size());
        List<Integer> columns = keyed.numberColumns();
        int column = columns.get(random.nextInt(columns.size()));
        Table.Row a = table.rows().get(Math.min(first, second));
        Table.Row b = table.rows().get(Math.max(first, second));
        BigDecimal sum = number(a, column).add(number(b, column));
        // A sum such as 8.70 is written in two ways; one that has only one way is right or wrong.
        if (first == second || sum.stripTrailingZeros().scale() < sum.scale() || sum.precision() > 12) {
            return Optional.empty();
        }
        if (!names.meanOneRow(keyed, a, column) || !names.meanOneRow(keyed, b, column)) {
            return Optional.empty();
        }
        String answer = sum.toPlainString();
        return Optional.of(new StarterQuestion(
                "What is the sum of the " + table.columns().get(column) + " for " + keyed.keyName() + " "
                        + keyed.keyOf(a) + " and for " + keyed.keyName() + " " + keyed.keyOf(b) + "?",
                answer,
                List.of(answer),
                List.of(a.id(), b.id()),
                List.of("calculator")));
    }

    private static BigDecimal number(Table.Row row, int column) {
        return row.cells().get(column).number().orElseThrow();
    }
}
