package dev.mudlark.agents.standin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts of any length that make a careless pattern go back again and again, or into itself. */
final class HostileText {

    /** What is repeated: nearly what a cue looks for, over and over, without its end. */
    static final List<String> PIECES = Stream.concat(
                    Stream.of(
                            "1 1,1 1. 1- 1,234 1.1, 12% 1a 0 2026 2026-01-01 #1 1: \"a\" 'a' ’s ( ) [ ] [1] {} a A Aa AAAAA a1 _ a_"
                                    .split(" ")),
                    Stream.of(
                            " ",
                            "\n",
                            " \n",
                            "\t",
                            "\r\n",
                            "; ",
                            ";",
                            "; a",
                            "; a: ",
                            "; a: b",
                            "; a=1",
                            "a: b; ",
                            "=",
                            ": ",
                            "a.",
                            "a-b",
                            "-a",
                            "-",
                            "`",
                            " (`",
                            "Aa (`",
                            "Aa ",
                            "A",
                            "Aa Aa (`x",
                            "Aa and ",
                            "Aa 1 ",
                            "a ",
                            "ab cd ",
                            "one ",
                            "ten weeks ",
                            "1 jan",
                            "jan ",
                            "jan 1 ",
                            "1 day ",
                            "May ",
                            "how many ",
                            "how much ",
                            "how much aaaa ",
                            "how many days ",
                            "how long after ",
                            "percent ",
                            "what ",
                            "what do a ",
                            "what do what would ",
                            "what which ",
                            "after ",
                            "between ",
                            "between a ",
                            "a after",
                            "from a and",
                            "each ",
                            "every ",
                            "round ",
                            "round decima ",
                            "average ",
                            "total ",
                            "together ",
                            "includ",
                            "included a ",
                            "tax ",
                            "EUR ",
                            "€",
                            ". ",
                            "! A",
                            ".) ",
                            "\nA",
                            "\n\nA",
                            "\n- ",
                            "\na:",
                            "\n[a] b",
                            "[a] ",
                            "\n[a",
                            "\na:1: b",
                            "a:1:",
                            "a:1",
                            "\na#1: b",
                            "a#1",
                            "===\n",
                            "| a ",
                            "|---",
                            "é",
                            "\u0301",
                            "e\u0301",
                            "e\u0301\u0301\u0301 ",
                            "\u0e31",
                            "\u0e01\u0e31",
                            "\u20dd",
                            "𝒜",
                            "Ⅷ",
                            "\u2028",
                            "x: y; x_name: z; ",
                            "x: ",
                            "; x: y",
                            "12 seats ",
                            "seats 12 ",
                            "no decimal ",
                            "ings",
                            "aing "))
            .toList();

    private HostileText() {}

    /** Every so many-th of the pieces, and always one word, figures, commas, capitals and white space. */
    static List<String> some(int every) {
        return IntStream.range(0, PIECES.size())
                .filter(i -> i % every == 0)
                .mapToObj(PIECES::get)
                .collect(() -> new ArrayList<>(List.of("a", "1,1", "Aa ", " ")), List::add, List::addAll);
    }

    /** The piece repeated to at least so many characters, behind a beginning. */
    static String of(String beginning, String piece, int length) {
        return beginning + piece.repeat(Math.max(1, length / piece.length()));
    }
}
