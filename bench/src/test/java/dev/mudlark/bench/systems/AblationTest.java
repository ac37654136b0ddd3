package dev.mudlark.bench.systems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.agents.DataFence;
import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.EmbeddingWatch;
import dev.mudlark.documents.Language;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.AuditLog;
import dev.mudlark.tools.ToolRules;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class AblationTest {

    private static Lineup lineup(String systems) {
        Problems problems = new Problems();
        Lineup lineup = Systems.lineup(
                new ConfigReader(Systems.catalog())
                        .read("c.yaml", "systems: " + systems, Path.of("."), "c", problems)
                        .systems(),
                problems);
        problems.throwIfAny();
        return lineup;
    }

    private static List<String> toolSets(Lineup lineup) {
        Generator generator = new Generator("scripted", new ScriptedLlm(), Price.of(1, 1), false);
        Collection collection = Documents.of(List.of(Documents.text("a", "A", "Text.")), List.of())
                .view(Caller.anonymous());
        Embeddings embeddings = new Embeddings(LetterCounts::new, EmbeddingWatch.NONE);
        Library library = new Library(collection, Language.NONE, embeddings);
        Surroundings surroundings =
                new Surroundings(generator, ToolRules.DEFAULT, AuditLog.NONE, DataFence.seeded(1), true);
        return Systems.plan(lineup, surroundings).stream()
                .map(plan -> plan.open(library).info())
                .map(info -> info.name() + ": "
                        + info.tools().stream().map(ToolSpec::name).collect(Collectors.joining(" ")))
                .toList();
    }

    @Test
    void threeToolsAreTakenAwayAllButOneAndOneByOne() {
        Lineup lineup = lineup("[{type: bm25}, {type: agent_search, name: a, ablate: true,"
                + " tools: [calculator, date_calc, {name: corpus_grep, max_results: 3}]}]");
        assertThat(toolSets(lineup))
                .containsExactly(
                        "bm25: ",
                        "a (no tools): search",
                        "a (only calculator): search calculator",
                        "a (only date_calc): search date_calc",
                        "a (only corpus_grep): search corpus_grep",
                        "a: search calculator date_calc corpus_grep",
                        "a (without calculator): search date_calc corpus_grep",
                        "a (without date_calc): search calculator corpus_grep",
                        "a (without corpus_grep): search calculator date_calc");
        assertThat(lineup.contrasts())
                .containsExactly(
                        new Contrast("a (only calculator)", "a (no tools)"),
                        new Contrast("a (only date_calc)", "a (no tools)"),
                        new Contrast("a (only corpus_grep)", "a (no tools)"),
                        new Contrast("a", "a (no tools)"),
                        new Contrast("a", "a (without calculator)"),
                        new Contrast("a", "a (without date_calc)"),
                        new Contrast("a", "a (without corpus_grep)"));
        assertThat(lineup.notes())
                .containsExactly(
                        "ablate: 'a' is run as 8 systems, each with other tools (3 tools), so it asks and costs"
                                + " about 8 times as much");
    }

    @Test
    void withTwoToolsAllButOneIsTheOtherAlone() {
        Lineup lineup = lineup("[{type: agent_search, ablate: true, name: a, tools: [calculator, date_calc]}]");
        assertThat(lineup.names()).containsExactly("a (no tools)", "a (only calculator)", "a (only date_calc)", "a");
        assertThat(lineup.contrasts())
                .containsExactly(
                        new Contrast("a (only calculator)", "a (no tools)"),
                        new Contrast("a (only date_calc)", "a (no tools)"),
                        new Contrast("a", "a (no tools)"),
                        new Contrast("a", "a (only date_calc)"),
                        new Contrast("a", "a (only calculator)"));
    }

    @Test
    void withOneToolItIsThereOrNot() {
        Lineup lineup = lineup("[{type: agent_search, ablate: true, tools: [calculator]}]");
        assertThat(lineup.names()).containsExactly("agent_search (no tools)", "agent_search");
        assertThat(lineup.contrasts()).containsExactly(new Contrast("agent_search", "agent_search (no tools)"));
    }

    @Test
    void everyContrastNamesSystemsOfTheLineupWhateverTheTools() {
        List<String> tools =
                List.of("calculator", "date_calc", "corpus_grep", "lookup_table", "read_document", "list_documents");
        for (int n = 1; n <= tools.size(); n++) {
            Lineup lineup = lineup("[{type: agent_search, ablate: true, tools: " + tools.subList(0, n) + "}]");
            assertThat(lineup.names()).doesNotHaveDuplicates().hasSize(n > 2 ? 2 * n + 2 : 2 * n);
            assertThat(toolSets(lineup).stream().map(line -> line.substring(line.indexOf(": "))))
                    .doesNotHaveDuplicates();
            assertThat(lineup.contrasts())
                    .doesNotHaveDuplicates()
                    .allSatisfy(pair -> assertThat(lineup.names()).contains(pair.system(), pair.baseline()));
        }
    }

    @Test
    void withoutAblateNothingChanges() {
        Lineup lineup = lineup("[{type: bm25}, {type: agent_search, ablate: false, tools: [calculator, date_calc]}]");
        assertThat(lineup.names()).containsExactly("bm25", "agent_search");
        assertThat(lineup.contrasts()).isEmpty();
        assertThat(lineup.notes()).isEmpty();
    }

    @Test
    void withoutToolsThereIsNothingToTakeAway() {
        assertThatThrownBy(() -> lineup("[{type: agent_search, ablate: true}]"))
                .isInstanceOf(ProblemsException.class)
                .hasMessage("c.yaml:1: system 'agent_search': ablate: true needs tools to take away; write tools:, such"
                        + " as [calculator, date_calc], or remove ablate");
    }

    @Test
    void aNameThatIsMadeMustNotBeTaken() {
        assertThatThrownBy(() -> lineup("[{type: bm25, name: a (no tools)},\n {type: agent_search, name: a,"
                        + " ablate: true, tools: [calculator]}]"))
                .isInstanceOf(ProblemsException.class)
                .hasMessage("c.yaml:2: the name 'a (no tools)' is taken by the system at c.yaml:1 (ablate makes systems"
                        + " of its own); give each system a name: of its own");
    }
}
