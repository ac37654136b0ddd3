package dev.mudlark.agents.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PiecesTest {

    @Test
    void aTextIsCutAtItsBordersAndWhatHoldsNothingIsLeftOut() {
        Pieces pieces = new Pieces(10, Pattern.compile("\\."), Pattern.compile("\\s+"), Pattern.compile("^-+$"));
        assertThat(pieces.apply("One  two. ---. three\nfour.. ")).containsExactly("One two", "three four");
        assertThat(pieces.apply("One  two. ---. three\nfour.. ")).hasSize(2);
        assertThat(pieces.apply("")).isEmpty();
    }

    @Test
    void whatIsFoundIsFoundAgain() {
        Matches matches = new Matches(10);
        Pattern digits = Pattern.compile("\\d+");
        assertThat(matches.of(digits, "1 and 22")).hasSize(2);
        assertThat(matches.of(digits, "1 and 22").get(1).group()).isEqualTo("22");
        assertThat(matches.of(Pattern.compile("x"), "1 and 22")).isEmpty();
    }
}
