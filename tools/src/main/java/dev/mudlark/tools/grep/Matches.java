package dev.mudlark.tools.grep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The matching lines of a document or a table.
 *
 * @param parts one, or several of a table whose rows have different readers and are packed apart
 */
record Matches(List<InSource> parts) {

    /** A row of a table that is packed in parts. */
    private record InPart(int row, InSource part, InSource.Kept line) {}

    /** Of what was found in any order; in the order of ids. */
    static List<Matches> of(List<InSource> found) {
        List<InSource> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.comparing(InSource::id));
        List<Matches> all = new ArrayList<>();
        for (int from = 0; from < sorted.size(); ) {
            int to = from + 1;
            while (to < sorted.size()
                    && sorted.get(to).id().equals(sorted.get(from).id())) {
                to++;
            }
            all.add(new Matches(sorted.subList(from, to)));
            from = to;
        }
        return all;
    }

    String id() {
        return parts.getFirst().id();
    }

    int count() {
        return parts.stream().mapToInt(InSource::count).sum();
    }

    /** The blocks of the first {@code most} matching lines. */
    List<Block> blocks(int most, int context, LineMatcher matcher, Pace pace) {
        if (most == 0) {
            return List.of();
        }
        if (parts.size() == 1) {
            InSource part = parts.getFirst();
            return Blocks.of(part.first(most), part.source().open(), context, matcher, pace);
        }
        List<Block> blocks = new ArrayList<>();
        for (InPart row : rows(most)) {
            Lines lines = row.part().source().open();
            blocks.addAll(Blocks.of(new InSource.Kept[] {row.line()}, lines, context, matcher, pace));
        }
        return blocks;
    }

    private List<InPart> rows(int most) {
        List<InPart> rows = new ArrayList<>();
        for (InSource part : parts) {
            for (InSource.Kept line : part.first(most)) {
                rows.add(new InPart(part.source().open().order(line.number()), part, line));
            }
        }
        return rows.stream()
                .sorted(Comparator.comparingInt(InPart::row))
                .limit(most)
                .toList();
    }
}
