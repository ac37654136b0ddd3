package dev.mudlark.providers.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Case WIR-07 and attack 30: calls in pieces, as servers really send them. */
@Tag("attack-30")
class CallFragmentsTest {

    private static final Set<String> TOOLS = Set.of("search", "calculator", "list", "tool");

    private final CallFragments fragments = new CallFragments(TOOLS::contains);

    @Test
    void aNewIdOpensACallAndAPieceWithoutOneContinuesTheLast() {
        piece(null, "a", "search", "{\"query\":");
        piece(null, null, null, "\"x\"}");
        piece(null, "b", "search", "{\"query\":\"y\"}");
        assertThat(calls()).containsExactly("a search {\"query\":\"x\"}", "b search {\"query\":\"y\"}");
    }

    @Test
    void anObjectAfterAWholeOneIsAnotherCall() {
        piece(null, null, "search", "{\"query\":\"}\\\"{\"}");
        piece(null, null, "search", "{\"query\":\"y\"}");
        assertThat(calls()).containsExactly(" search {\"query\":\"}\\\"{\"}", " search {\"query\":\"y\"}");
    }

    @Test
    void equalIndexesWithDifferentIdsAreDifferentCalls() {
        piece(0, "a", "search", "{}");
        piece(0, "b", "search", "{}");
        assertThat(calls()).containsExactly("a search {}", "b search {}");
    }

    @Test
    void equalIdsWithWholeArgumentsAreDifferentCalls() {
        piece(0, "a", "search", "{\"query\":\"x\"}");
        piece(1, "a", "search", "{\"query\":\"y\"}");
        assertThat(calls()).containsExactly("a search {\"query\":\"x\"}", "a search {\"query\":\"y\"}");
    }

    @Test
    void piecesOfTwoCallsMayComeByTurns() {
        piece(1, "b", "search", "{\"que");
        piece(0, "a", "calculator", "{\"exp");
        piece(1, null, null, "ry\":1}");
        piece(0, null, null, "ression\":2}");
        assertThat(calls()).containsExactly("b search {\"query\":1}", "a calculator {\"expression\":2}");
    }

    @Test
    void theNameMayComeLastAndTheIdWithEveryPiece() {
        piece(0, "a", "", "{\"q");
        piece(0, "a", null, "\":1}");
        piece(0, "a", "search", "");
        assertThat(calls()).containsExactly("a search {\"q\":1}");
    }

    @Test
    void aNameRepeatedWithEveryPieceIsOneCall() {
        piece(0, "a", "search", "{\"q");
        piece(0, null, "search", "\":1}");
        assertThat(calls()).containsExactly("a search {\"q\":1}");
    }

    @Test
    void aNameMayComeInPieces() {
        piece(0, "a", "sea", "");
        piece(0, null, "rch", "");
        piece(0, null, null, "{\"q\":1}");
        piece(1, "b", "calc", "");
        piece(1, "b", "ulator", "{}");
        assertThat(calls()).containsExactly("a search {\"q\":1}", "b calculator {}");
    }

    @Test
    void aNameBehindThatOfAToolIsAnotherCall() {
        piece(0, null, "list", "");
        piece(0, null, "search", "{\"q\":1}");
        assertThat(calls()).containsExactly(" list ", " search {\"q\":1}");
    }

    @Test
    void noArgumentsAtAllAreACall() {
        piece(0, "a", "list", "");
        piece(1, "b", "list", "");
        assertThat(calls()).containsExactly("a list ", "b list ");
    }

    @Test
    void callsAreNeverMergedWhereverTheyAreCut() {
        long seed = 20261130;
        Random random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            CallFragments cut = new CallFragments(TOOLS::contains);
            List<String> expected = new ArrayList<>();
            for (int call = 0; call < 4; call++) {
                String arguments =
                        "{\"q\":\"" + "{}\\\"x".repeat(random.nextInt(5)) + "\",\"n\":{\"m\":[" + call + "]}}";
                expected.add("id" + call + " tool " + arguments);
                cut.add(OptionalInt.of(call), "id" + call, "tool", "");
                for (int at = 0; at < arguments.length(); ) {
                    int end = Math.min(arguments.length(), at + 1 + random.nextInt(9));
                    cut.add(OptionalInt.of(call), null, null, arguments.substring(at, end));
                    at = end;
                }
            }
            assertThat(shown(cut)).as("seed %d", seed).isEqualTo(expected);
        }
    }

    @Test
    void aHundredThousandCallsAreReadInLinearTime() {
        for (int i = 0; i < 100_000; i++) {
            piece(i, "id" + i, "search", "{}");
        }
        assertThat(fragments.calls()).hasSize(100_000);
    }

    private void piece(@Nullable Integer index, @Nullable String id, @Nullable String name, String arguments) {
        fragments.add(index == null ? OptionalInt.empty() : OptionalInt.of(index), id, name, arguments);
    }

    private List<String> calls() {
        return shown(fragments);
    }

    private static List<String> shown(CallFragments fragments) {
        return fragments.calls().stream()
                .map(call -> call.id() + " " + call.name() + " " + call.arguments())
                .toList();
    }
}
