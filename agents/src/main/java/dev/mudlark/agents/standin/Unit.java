package dev.mudlark.agents.standin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A sentence, list item, table line or row: what an answer is made of.
 *
 * @param near stems of the units before and after
 * @param around stems of the passage and its document's id
 */
record Unit(String doc, String text, Set<String> stems, Set<String> near, Set<String> around, int rank) {

    private static final Pattern START = Pattern.compile("^(?:[-*+•|>]|#+|\\d+[.)]|[\\p{L}][\\w -]{1,24}:) .*");
    private static final Pattern RULE = Pattern.compile("^[-=~^+:|*. `]{3,}$");
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?][)\"*_`]{0,2}) +(?=[\\p{Lu}\\p{N}\"*`(\\[])");

    /** The units of all passages, in the order read; repeated text counts once. */
    static List<Unit> of(List<Reading.Passage> passages) {
        List<Unit> units = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        int rank = 0;
        for (Reading.Passage passage : passages) {
            List<String> texts = split(passage);
            List<Set<String>> stems = texts.stream().map(Words::stems).toList();
            Set<String> around = Words.stems(passage.doc());
            stems.forEach(around::addAll);
            for (int i = 0; i < texts.size(); i++) {
                Set<String> near = new HashSet<>(stems.get(Math.max(0, i - 1)));
                near.addAll(stems.get(Math.min(texts.size() - 1, i + 1)));
                if (seen.add(passage.doc() + texts.get(i))) {
                    units.add(new Unit(passage.doc(), texts.get(i), stems.get(i), near, around, rank));
                }
            }
            rank++;
        }
        return units;
    }

    boolean isRow() {
        return isRow(doc);
    }

    private static boolean isRow(String doc) {
        return doc.lastIndexOf('#') > 0;
    }

    private static List<String> split(Reading.Passage passage) {
        if (isRow(passage.doc())) {
            return List.of(passage.text().toString().strip().replace("\n", "; "));
        }
        List<String> units = new ArrayList<>();
        StringBuilder block = new StringBuilder();
        for (String line : (Iterable<String>) passage.text().toString().lines().map(String::strip)::iterator) {
            boolean ends = line.isEmpty() || RULE.matcher(line).matches();
            if (ends || START.matcher(line).matches()) {
                close(block, units);
            }
            if (!ends) {
                block.append(line).append(' ');
            }
        }
        close(block, units);
        return units;
    }

    private static void close(StringBuilder block, List<String> units) {
        SENTENCE.splitAsStream(block.toString().strip())
                .filter(s -> !s.isBlank())
                .forEach(units::add);
        block.setLength(0);
    }
}
