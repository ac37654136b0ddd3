package dev.mudlark.routing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.routing.tfidf.TfIdfRouter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/** Faults of users of tool-calling software: RTG-01 to RTG-03. */
class CasesTest {

    @Test
    void scoresAreThoseOfScikitLearnOnOtherDescriptions() {
        Router router = new TfIdf()
                .over(preset(Map.of(
                        "handbook_search", "Search the Fernhill handbook: refunds, cancelling plans, server sizing.",
                        "web_search", "Search the public web for other providers: releases, outages, server prices.")));
        check(router, "How long do refunds take?", "handbook_search", 0.36469322896147516, 0.0);
        check(router, "How long does a refund take?", "none", 0.0, 0.0);
        check(router, "server outage", "handbook_search", 0.2594822360637418, 0.23061650387901597);
        check(
                router,
                "What does Acme charge for a 4 GB server?",
                "web_search",
                0.15043188682321665,
                0.39779389438924595);
    }

    @Test
    void descriptionsWithoutAWordOfTwoLettersGiveNoTool() {
        Choice choice =
                new TfIdf().over(preset(Map.of("t1", "a b", "t2", "a c"))).choose("a");
        assertThat(choice.tool()).isEmpty();
        assertThat(choice.failure()).isEmpty();
        assertThat(choice.scores().values()).containsExactly(0.0, 0.0);
    }

    @Test
    void rarityIsSmoothed() {
        Preset preset = preset(Map.of("t1", "apple pear", "t2", "apple fig"));
        assertThat(TfIdfRouter.over(preset).idf())
                .containsEntry("apple", 1.0)
                .containsEntry("pear", 1.4054651081081644);
        check(TfIdfRouter.over(preset), "apple pear", "t1", 1.0, 0.3360969272762574);
    }

    private static Preset preset(Map<String, String> descriptions) {
        SequencedMap<String, String> ordered = new LinkedHashMap<>();
        descriptions.keySet().stream().sorted().forEach(tool -> ordered.put(tool, descriptions.getOrDefault(tool, "")));
        return new Preset("p", ordered);
    }

    private static void check(Router router, String question, String tool, double... scores) {
        Choice choice = router.choose(question);
        assertThat(choice.tool().orElse("none")).as(question).isEqualTo(tool);
        List<Double> found = List.copyOf(choice.scores().values());
        for (int i = 0; i < scores.length; i++) {
            assertThat(found.get(i)).as(question).isCloseTo(scores[i], within(1e-12));
        }
    }
}
