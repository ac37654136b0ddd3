package dev.mudlark.agents.scanning;

import dev.mudlark.agents.memory.Memo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Cuts texts that are read again and again into pieces. Safe for use by several threads. */
public final class Pieces implements Function<String, List<String>> {

    private final Pattern border;
    private final Pattern gap;
    private final Pattern nothing;
    private final Memo<String, List<String>> known;

    /**
     * A way of cutting.
     *
     * @param most characters of texts remembered
     * @param border stands between pieces
     * @param gap becomes one space
     * @param nothing stands in pieces that are left out; those that are empty are too
     */
    public Pieces(int most, Cue border, Cue gap, Cue nothing) {
        this.border = border.pattern();
        this.gap = gap.pattern();
        this.nothing = nothing.pattern();
        this.known = Memo.ofTexts(most, this::cut);
    }

    /** The pieces in order; not to be changed. */
    @Override
    public List<String> apply(String text) {
        return known.apply(text);
    }

    private List<String> cut(String text) {
        List<String> pieces = new ArrayList<>();
        for (String piece : border.split(text)) {
            String plain = gap.matcher(piece.strip()).replaceAll(" ");
            if (!plain.isEmpty() && !nothing.matcher(plain).find()) {
                pieces.add(plain);
            }
        }
        return List.copyOf(pieces);
    }
}
