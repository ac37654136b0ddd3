package dev.mudlark.routing.linting;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.routing.Larkspur;
import dev.mudlark.routing.LintFinding;
import dev.mudlark.routing.LintFinding.Kind;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.Sets;
import java.util.List;
import org.junit.jupiter.api.Test;

class LintTest {

    private static final String GOOD =
            "Searches Fernhill's own handbook: refunds, cancelling. Not for other providers. Returns"
                    + " passages as plain text.";

    private static List<LintFinding> lint(Preset preset, RoutingQuestion... questions) {
        return LintFinding.of(new RoutingSet("s", preset.tools(), List.of(questions), List.of(preset)), preset);
    }

    @Test
    void aDescriptionThatSaysAllFourThingsHasNoFinding() {
        assertThat(lint(Sets.preset("a", GOOD, "b", GOOD + " Weather."), Sets.golden("refunds?", "a")))
                .isEmpty();
    }

    @Test
    void eachThingThatIsMissingIsTold() {
        String other = "Searches the public web: weather. Only for others. Returns snippets.";
        assertThat(kinds("Our handbook: refunds. Not for others. Returns text.", other))
                .containsExactly(Kind.WHAT_AND_WHOSE);
        assertThat(kinds("Searches a handbook: refunds. Not for others. Returns text.", other))
                .containsExactly(Kind.WHAT_AND_WHOSE);
        assertThat(kinds("Searches our handbook: prices. Not for others. Returns text.", other))
                .containsExactly(Kind.TOPICS);
        assertThat(kinds("Searches our handbook: refunds. Returns text.", other))
                .containsExactly(Kind.BOUNDARY);
        assertThat(kinds("Searches our handbook: refunds. Not for others.", other))
                .containsExactly(Kind.RETURNS);
        assertThat(kinds("?!", other)).containsExactly(Kind.NO_USABLE_WORD);
        assertThat(kinds(GOOD + " word".repeat(300), other)).containsExactly(Kind.TOO_LONG);
    }

    @Test
    void namingTheOtherToolIsABoundary() {
        Preset preset = Sets.preset(
                "a_search",
                "Searches our handbook: refunds; the rest is in b_search. Returns text.",
                "b_search",
                "Searches the public web: weather. Only for others. Returns snippets.");
        assertThat(lint(preset, Sets.golden("refunds?", "a_search"))).isEmpty();
    }

    @Test
    void equalDescriptionsAreToldOnce() {
        assertThat(lint(Sets.preset("a", GOOD, "b", GOOD)))
                .singleElement()
                .satisfies(finding -> assertThat(finding.tool()).isEqualTo("b"))
                .extracting(LintFinding::kind)
                .isEqualTo(Kind.SAME_AS_ANOTHER);
    }

    @Test
    void oneToolAloneNeedsNoBoundary() {
        assertThat(lint(
                        Sets.preset("a", "Searches our handbook: refunds. Returns text."),
                        Sets.golden("refunds?", "a")))
                .isEmpty();
    }

    @Test
    void noPresetOfLarkspurSaysWhereItStopsOrWhatItReturns() throws RoutingException {
        RoutingSet set = Larkspur.set();
        assertThat(LintFinding.of(set, set.preset("tuned")))
                .extracting(LintFinding::kind)
                .containsExactly(Kind.BOUNDARY, Kind.RETURNS, Kind.BOUNDARY, Kind.RETURNS);
    }

    private static List<Kind> kinds(String description, String other) {
        return lint(
                        Sets.preset("a", description, "b", other),
                        Sets.golden("refunds?", "a"),
                        Sets.golden("weather?", "b"))
                .stream()
                .map(LintFinding::kind)
                .toList();
    }
}
