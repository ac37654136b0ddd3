package dev.mudlark.agents.scanning;

import dev.mudlark.agents.memory.Memo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds passages in a text and cuts them into units. Remembers what it read. Safe for use by several threads. */
public final class UnitReader {

    /** Characters of texts remembered, and of passages. */
    private static final int REMEMBERED = 2_000_000;

    private record Passage(String doc, String where, String text) {}

    private final Pattern passage;
    private final Pattern mark;
    private final Function<String, List<String>> cut;
    private final Function<String, Set<String>> terms;
    private final Memo<String, List<Unit>> texts = Memo.ofTexts(REMEMBERED, this::unitsOf);
    private final Memo<Passage, List<Unit>> passages =
            new Memo<>(REMEMBERED, known -> known.text().length(), this::unitsOf);

    /**
     * A reader that remembers nothing yet.
     *
     * @param passage finds passages; has the groups {@code doc} and {@code text}, and may have {@code where}
     * @param mark is taken out of the text of a passage
     * @param cut cuts a passage into pieces
     * @param terms of a text; the same for the same text
     */
    public UnitReader(Cue passage, Cue mark, Function<String, List<String>> cut, Function<String, Set<String>> terms) {
        this.passage = passage.pattern();
        this.mark = mark.pattern();
        this.cut = cut;
        this.terms = terms;
    }

    /** The units of all passages in order, each ranked in its passage; not to be changed. */
    public List<Unit> read(String text) {
        return texts.apply(text);
    }

    private List<Unit> unitsOf(String text) {
        return passage.matcher(text)
                .results()
                .flatMap(match -> passages.apply(passageOf(match)).stream())
                .toList();
    }

    private Passage passageOf(MatchResult match) {
        String where = match.namedGroups().containsKey("where") ? match.group("where") : null;
        String text = mark.matcher(match.group("text")).replaceAll("");
        return new Passage(match.group("doc"), Objects.requireNonNullElse(where, ""), text);
    }

    /** A row of a table, whose document has a number sign and the row's number, is one line. */
    private List<Unit> unitsOf(Passage from) {
        boolean row = from.doc().indexOf('#') > 0;
        List<String> pieces = cut.apply(row ? from.text().strip().replace("\n", "; ") : from.text());
        List<Set<String>> own = pieces.stream().map(terms).toList();
        Set<String> around = new HashSet<>(terms.apply(from.doc()));
        own.forEach(around::addAll);
        List<Unit> units = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            Set<String> near = new HashSet<>(own.get(Math.max(0, i - 1)));
            near.addAll(own.get(Math.min(pieces.size() - 1, i + 1)));
            String id = from.doc() + pieces.get(i);
            units.add(new Unit(from.doc(), pieces.get(i), id, own.get(i), near, around, from.where(), i));
        }
        return List.copyOf(units);
    }
}
