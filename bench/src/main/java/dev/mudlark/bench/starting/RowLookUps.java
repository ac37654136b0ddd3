package dev.mudlark.bench.starting;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** What a table says in one cell: {@code What is the price for plan Basin?} */
final class RowLookUps implements Source {
    private static final int LONGEST = 60;
    private static final int TRIES = 20;

    @Override
    public List<StarterQuestion> draw(Collection documents, Random random, int most) {
        List<KeyedTable> tables = documents.tables().stream()
                .map(KeyedTable::of)
                .flatMap(Optional::stream)
                .filter(table -> !table.valueColumns().isEmpty())
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
        Table.Row row = table.rows().get(random.nextInt(table.rows().size()));
        List<Integer> columns = keyed.valueColumns();
        int column = columns.get(random.nextInt(columns.size()));
        Cell cell = row.cells().get(column);
        String answer = cell.text().strip();
        if (cell.type() == Cell.Type.EMPTY
                || !Texts.isShort(answer, LONGEST)
                || !names.meanOneRow(keyed, row, column)) {
            return Optional.empty();
        }
        return Optional.of(new StarterQuestion(
                "What is the " + table.columns().get(column) + " for " + keyed.keyName() + " " + keyed.keyOf(row) + "?",
                answer,
                List.of(answer),
                List.of(row.id()),
                List.of("lookup_table")));
    }
}
