package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.bench.config.Config;
import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.systems.Lineup;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.models.ToolSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComparisonsTest {

    private static final String ABLATED = "{type: agent_search, name: a, ablate: true, tools: [calculator, date_calc]}";

    private static Comparisons of(String config) {
        Problems problems = new Problems();
        Config read = new ConfigReader(Systems.catalog()).read("c.yaml", config, Path.of("."), "c", problems);
        Lineup lineup = Systems.lineup(read.systems(), problems);
        Comparisons comparisons = Comparisons.of(read.contrasts(), lineup, problems);
        problems.throwIfAny();
        return comparisons;
    }

    private static SystemInfo info(String name, String type, String... tools) {
        List<ToolSpec> specs = Stream.of(tools)
                .map(tool -> new ToolSpec(tool, tool, JsonNodeFactory.instance.objectNode()))
                .toList();
        return new SystemInfo(name, type, "m", false, specs, 0, 0, Optional.of(1));
    }

    @Test
    void whatTheConfigAsksIsComparedAndWhatAblationAddsAfterIt() {
        Comparisons comparisons = of("systems: [{type: bm25}, " + ABLATED + "]\n"
                + "contrast: [[a (only calculator), bm25], [a (no tools), a]]");
        assertThat(comparisons.pairs(List.of()))
                .containsExactly(
                        new Contrast("a (only calculator)", "bm25"),
                        new Contrast("a (no tools)", "a"),
                        new Contrast("a (only calculator)", "a (no tools)"),
                        new Contrast("a (only date_calc)", "a (no tools)"),
                        new Contrast("a", "a (only date_calc)"),
                        new Contrast("a", "a (only calculator)"));
    }

    @Test
    void withoutPairsTheDefaultsLeaveOutWhatAblationMade() {
        List<SystemInfo> infos = List.of(
                info("bm25", "bm25"),
                info("a (no tools)", "agent_search", "search"),
                info("a (only calculator)", "agent_search", "search", "calculator"),
                info("a (only date_calc)", "agent_search", "search", "date_calc"),
                info("a", "agent_search", "search", "calculator", "date_calc"));
        assertThat(of("systems: [{type: bm25}, " + ABLATED + "]").pairs(infos))
                .containsExactly(
                        new Contrast("a (no tools)", "bm25"),
                        new Contrast("a", "a (no tools)"),
                        new Contrast("a", "bm25"),
                        new Contrast("a (only calculator)", "a (no tools)"),
                        new Contrast("a (only date_calc)", "a (no tools)"),
                        new Contrast("a", "a (only date_calc)"),
                        new Contrast("a", "a (only calculator)"));
    }

    @Test
    void namesThatAreNoSystemsAreToldWithPlaceAndTheLikelyOne() {
        assertThatThrownBy(() -> of("systems: [{type: bm25}, {type: grep_agent}]\ncontrast:\n  - [grep_agnet, bm25]\n"
                        + "  - {system: bm25, baseline: none}\n"))
                .isInstanceOf(ProblemsException.class)
                .hasMessage("c.yaml:3: contrast[0]: unknown system 'grep_agnet'; systems are bm25, grep_agent; did you"
                        + " mean 'grep_agent'?\n"
                        + "c.yaml:4: contrast[1]: unknown system 'none'; systems are bm25, grep_agent");
    }

    @Test
    void aPairThatStandsTwiceOrAgainstItselfIsRefusedAndItsNamesAreCheckedAllTheSame() {
        assertThatThrownBy(() -> of("systems: [{type: bm25}, {type: grep_agent}]\ncontrast:\n  - [bm25, grep_agent]\n"
                        + "  - {system: bm25, baseline: grep_agent}\n  - [grep_agent, bm25]\n  - [none, none]\n"))
                .isInstanceOf(ProblemsException.class)
                .hasMessage("c.yaml:4: contrast[1]: 'bm25' and 'grep_agent' are compared by contrast[0] already"
                        + " (c.yaml:3); remove one\n"
                        + "c.yaml:5: contrast[2]: 'grep_agent' and 'bm25' are compared by contrast[0] already, the"
                        + " other way round (c.yaml:3); remove one\n"
                        + "c.yaml:6: contrast[3]: unknown system 'none'; systems are bm25, grep_agent\n"
                        + "c.yaml:6: contrast[3]: 'none' stands against itself; name another system");
    }
}
