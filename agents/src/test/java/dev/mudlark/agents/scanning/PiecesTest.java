package dev.mudlark.agents.scanning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PiecesTest {

    @Test
    void aTextIsCutAtItsBordersAndWhatHoldsNothingIsLeftOut() {
        Pieces pieces = new Pieces(1_000, cue("\\."), cue("\\s+"), cue("^-+$"));
        assertThat(pieces.apply("One  two. ---. three\nfour.. ")).containsExactly("One two", "three four");
        assertThat(pieces.apply("One  two. ---. three\nfour.. ")).hasSize(2);
        assertThat(pieces.apply("")).isEmpty();
    }

    private static Cue cue(String regex) {
        return new Cue(Pattern.compile(regex));
    }
}
