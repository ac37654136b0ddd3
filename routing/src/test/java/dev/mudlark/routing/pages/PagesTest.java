package dev.mudlark.routing.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.routing.Larkspur;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingFiles;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.Sets;
import dev.mudlark.routing.TfIdf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PagesTest {

    @TempDir
    Path folder;

    private static RoutingResult larkspur() {
        RoutingSet set = Larkspur.set();
        return RoutingResult.of(set, set.presets(), new TfIdf(), 1);
    }

    private static RoutingResult of(Preset preset, RoutingQuestion... questions) {
        RoutingSet set = new RoutingSet("<b>s</b>", preset.tools(), List.of(questions), List.of(preset));
        return RoutingResult.of(set, set.presets(), new TfIdf(), 1);
    }

    @Test
    void theJsonHasTheFiguresOfEachPresetByName() {
        JsonNode specific = RoutingFiles.json(larkspur()).get("presets").get("specific");
        ObjectNode figures = specific.deepCopy();
        figures.remove(List.of("questions", "overfit", "broken_calls", "tokens_per_question"));
        assertThat(figures.toString())
                .isEqualTo(
                        "{\"golden\":20,\"golden_correct\":15,\"wrong_tool\":1,\"silent_skips\":4,\"needless_calls\":0,"
                                + "\"held_out\":5,\"held_out_correct\":2,\"tokens_per_call\":84}");
        JsonNode hetzner = specific.get("questions").get(12);
        assertThat(hetzner.get("id").asText()).isEqualTo("w03");
        assertThat(hetzner.get("chosen").asText()).isEqualTo("handbook_search");
        assertThat(hetzner.get("outcome").asText()).isEqualTo("wrong_tool");
        assertThat(hetzner.get("scores").get("handbook_search").asDouble()).isEqualTo(0.2062020835176039);
        assertThat(hetzner.get("matched").toString()).isEqualTo("{\"handbook_search\":[\"server\"],\"web_search\":[]}");
        assertThat(hetzner.get("diagnoses").get(0).get("kind").asText()).isEqualTo("scope_gap");
    }

    @Test
    void everyResultOfAStandInSaysSo() {
        assertThat(RoutingFiles.json(larkspur()).get("stand_in").asBoolean()).isTrue();
        assertThat(RoutingFiles.json(larkspur()).get("note").asText()).contains("not a model's");
        assertThat(Page.of(larkspur())).contains("Stand-in router.", "its scores are not a model&#x27;s");
    }

    @Test
    void termsAreMarkedInTheDescriptionsAndQuestions() {
        assertThat(Page.of(larkspur()))
                .contains("for a 4 GB <mark>server</mark>?")
                .contains("snapshots, <mark>server</mark> guides");
    }

    @Test
    void nothingThatOthersWroteBecomesMarkup() {
        String page = Page.of(of(
                Sets.preset("a", "<img src=x onerror=alert(1)> server\u202E", "b", "\"'&"),
                Sets.golden("<script>alert(1)</script> server", "b")));
        assertThat(page).doesNotContain("<script", "<img", "\u202E", "<b>s</b>").contains("&lt;script&gt;", "&lt;img");
    }

    @Test
    void thePageLoadsAndRunsNothing() {
        String page = Page.of(larkspur());
        assertThat(page)
                .contains("default-src &#x27;none&#x27;; style-src &#x27;sha256-")
                .doesNotContain("http://", "https://", "src=", "url(", "style=\"");
    }

    @Test
    void aSetOfThousandsMakesAPageOfBoundedSizeThatSaysWhatIsLeftOut() {
        RoutingQuestion[] questions = IntStream.range(0, 3_000)
                .mapToObj(i -> Sets.golden("question" + i, "a"))
                .toArray(RoutingQuestion[]::new);
        String page = Page.of(of(Sets.preset("a", "one", "b", "two"), questions));
        assertThat(page)
                .contains("2500 more questions in routing_questions.csv.")
                .hasSizeLessThan(2_000_000);
    }

    @Test
    void tablesHaveARowForEachPresetAndForEachQuestionAndTool() {
        assertThat(ResultTables.presets(larkspur()).lines())
                .hasSize(5)
                .contains("larkspur,tfidf,true,tuned,20,19,0,1,0,0,5,4,0.150000,-0.097926,0.576452,true,133,266");
        assertThat(ResultTables.questions(larkspur()).lines())
                .hasSize(1 + 4 * 25 * 2)
                .contains("specific,w03,What does Hetzner charge for a 4 GB server?,golden,web_search,handbook_search,"
                        + "wrong_tool,handbook_search,0.2062020835176039,server,scope_gap,");
    }

    @Test
    void noCellBecomesAFormula() {
        assertThat(ResultTables.questions(of(Sets.preset("a", "one"), Sets.golden("=1+1", "a"))))
                .contains(",'=1+1,");
    }

    @Test
    void filesAreWrittenAndReplaced() throws RoutingException, IOException {
        Path out = folder.resolve("deep/er");
        RoutingFiles.write(larkspur(), out);
        Path page = RoutingFiles.write(larkspur(), out);
        assertThat(page).isEqualTo(out.resolve("routing.html"));
        try (var files = Files.list(out)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("routing.html", "routing.json", "routing.csv", "routing_questions.csv");
        }
    }

    @Test
    void heldOutQuestionsStandApartAndMarkNothingInTheDescriptions() {
        String page = Page.of(larkspur());
        int golden = page.indexOf("Golden questions with the descriptions specific");
        int heldOut = page.indexOf("5 held-out questions: ", golden);
        assertThat(page.substring(golden, heldOut)).doesNotContain("Node.js").contains("PostgreSQL");
        assertThat(page.substring(page.indexOf("Descriptions: specific"), golden))
                .contains("<mark>news</mark>, elections, weather, sports");
    }
}
