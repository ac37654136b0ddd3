package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Case NAM-05 and its kind. */
class WireNamesTest {

    private static final String WIRE = "[a-zA-Z_][a-zA-Z0-9_-]{0,63}";

    @Test
    void namesThatDifferStayDifferentAndLeadBack() {
        List<String> originals = List.of("catalog.get-item", "catalog_get-item", "x".repeat(70));
        WireNames names = WireNames.of(originals);
        List<String> wires = originals.stream().map(names::wire).toList();
        assertThat(wires).doesNotHaveDuplicates().allMatch(wire -> wire.matches(WIRE));
        assertThat(wires.get(1)).isEqualTo("catalog_get-item");
        assertThat(wires.stream().map(names::original)).isEqualTo(originals);
    }

    @Test
    void anAliasIsTheSameInEveryRunAndOrder() {
        assertThat(WireNames.of(List.of("a.b", "c")).wire("a.b"))
                .isEqualTo(WireNames.of(List.of("c", "a.b")).wire("a.b"))
                .matches("a_b_[0-9a-f]{8}");
    }

    @Test
    void aNameThatLooksLikeAnAliasIsLeftToItsOwner() {
        String alias = WireNames.of(List.of("a.b")).wire("a.b");
        WireNames names = WireNames.of(List.of("a.b", alias));
        assertThat(names.wire(alias)).isEqualTo(alias);
        assertThat(names.wire("a.b")).isNotEqualTo(alias).matches(WIRE);
        assertThat(names.original(names.wire("a.b"))).isEqualTo("a.b");
    }

    @Test
    void aNameThatIsNotOfferedIsMadeSendableToo() {
        WireNames names = WireNames.of(List.of());
        assertThat(names.wire("functions.search")).matches(WIRE);
        assertThat(names.wire("")).matches(WIRE);
        assertThat(names.wire("9lives")).matches(WIRE);
        assertThat(names.original("unheard_of")).isEqualTo("unheard_of");
    }

    @Test
    void anySetOfNamesIsMappedBothWays() {
        long seed = 20261130;
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<String> originals = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                originals.add(random.ints(random.nextInt(80), 0, 5)
                        .mapToObj(c -> List.of("a", ".", "_", "é", "😀").get(c))
                        .collect(Collectors.joining()));
            }
            WireNames names = WireNames.of(originals);
            List<String> distinct = originals.stream().distinct().toList();
            assertThat(distinct.stream().map(names::wire).toList())
                    .as("seed %d", seed)
                    .doesNotHaveDuplicates()
                    .allMatch(wire -> wire.matches(WIRE));
            assertThat(distinct)
                    .as("seed %d", seed)
                    .allMatch(name -> names.original(names.wire(name)).equals(name));
        }
    }
}
