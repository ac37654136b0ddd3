package dev.mudlark.agents.scanning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class UnitReaderTest {

    private final UnitReader reader = new UnitReader(
            new Cue(Pattern.compile("(?<doc>\\w+)(?:\\((?<where>\\w+)\\))?: (?<text>.*)")),
            new Cue(Pattern.compile("!")),
            text -> List.of(text.split("\\. ")),
            text -> Set.of(text.split(" ")));

    @Test
    void aUnitKnowsItsOwnTermsThoseBesideItAndThoseOfItsPassage() {
        List<Unit> units = reader.read("x(top): one a. two !b. three c. four d\ny: five");
        assertThat(units).extracting(Unit::text).containsExactly("one a", "two b", "three c", "four d", "five");
        Unit second = units.get(1);
        assertThat(second.doc()).isEqualTo("x");
        assertThat(second.where()).isEqualTo("top");
        assertThat(second.terms()).containsExactlyInAnyOrder("two", "b");
        assertThat(second.near()).containsExactlyInAnyOrder("one", "a", "three", "c");
        assertThat(second.around()).contains("x", "one", "four", "d").doesNotContain("five");
        assertThat(units.get(4).where()).isEmpty();
    }

    @Test
    void aUnitInItsPlaceHasTheTermsOfPartsItContainsAndItsReadingStaysAsItWas() {
        Unit unit = reader.read("x: one a-1").getFirst();
        assertThat(unit.at(7, Map.of("a-", "code", "b-", "other")).terms())
                .containsExactlyInAnyOrder("one", "a-1", "code");
        assertThat(unit.at(7, Map.of()).rank()).isEqualTo(7);
        assertThat(reader.read("x: one a-1").getFirst().terms()).containsExactlyInAnyOrder("one", "a-1");
    }
}
