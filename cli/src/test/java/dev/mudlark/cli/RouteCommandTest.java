package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RouteCommandTest {

    private static final Path LARKSPUR = Path.of("..", "data", "routing", "larkspur.yaml");

    @TempDir
    Path folder;

    @Test
    void theTableHasARowForEachPresetAndSaysThatTheRouterIsAStandIn() {
        Typed typed = Typed.mudlark("route", LARKSPUR);
        assertThat(typed.err()).isEmpty();
        assertThat(typed.code()).isZero();
        assertThat(typed.out().lines().map(line -> line.replace(" ", "")))
                .contains(
                        "names_only4016000612", "vague50150002040", "specific1514002" + "84168", "tuned1901004133266");
        assertThat(typed.out()).contains("The router is a stand-in: its scores are not a model's.");
    }

    @Test
    void onePresetCanBeChosenAndAWrongNameIsTold() {
        assertThat(Typed.mudlark("route", LARKSPUR, "--preset", "tuned").out()).doesNotContain("vague");
        Typed wrong = Typed.mudlark("route", LARKSPUR, "--preset", "tunned");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.error())
                .isEqualTo(
                        "mudlark: no preset 'tunned' in set 'larkspur'; there is names_only, vague, specific, tuned; did"
                                + " you mean 'tuned'?");
    }

    @Test
    void whatIsWrongWithASetIsToldLineByLine() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.yaml"), "tools: [a]\nquestions: []\npresets: {}\n");
        Typed typed = Typed.mudlark("route", file);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err().lines())
                .containsExactly(
                        "mudlark: " + file + ":2: questions: write a list with at least one question",
                        "mudlark: " + file
                                + ":3: presets: write at least one, a name with a description for every tool");
    }

    @Test
    void theMissesOfADescriptionAreShownWithTheirReasons() {
        String specific =
                words(Typed.mudlark("route", LARKSPUR, "--preset", "specific").out());
        assertThat(specific)
                .contains("h01 How long does a refund take? none instead of handbook_search vocabulary_miss:")
                .contains(
                        "w01 What is the latest stable PostgreSQL release? none instead of web_search vocabulary_miss:")
                .contains("w02 Is there a major AWS outage right now? none instead of web_search vocabulary_miss:")
                .contains(
                        "w03 What does Hetzner charge for a 4 GB server? handbook_search instead of web_search scope_gap:"
                                + " 'server' decided for handbook_search")
                .contains(
                        "w04 Who won the Champions League final this year? none instead of web_search vocabulary_miss:")
                .contains("thin_match: right by one word alone: 'server' (h04, h05, h06)")
                .doesNotContain("o01", "Node.js");
        assertThat(words(Typed.mudlark("route", LARKSPUR, "--preset", "tuned").out()))
                .contains("overfitted: golden minus held out +0.15 (95 % interval -0.10 to +0.58)");
    }

    @Test
    void everyQuestionIsShownWithItsScoresWhenAsked() {
        assertThat(words(Typed.mudlark("route", LARKSPUR, "--preset", "specific", "--all")
                        .out()))
                .contains("handbook_search 0.206202 (server), web_search 0.000000")
                .contains("o01 What is the newest Node.js version?");
    }

    @Test
    void jsonIsOneLineAndNothingElse() {
        Typed typed = Typed.mudlark("route", LARKSPUR, "--json");
        assertThat(typed.out().lines()).hasSize(1);
        assertThat(typed.out())
                .contains("\"presets\":{\"names_only\":{\"golden\":20,\"golden_correct\":4,\"wrong_tool\":0,");
    }

    @Test
    void thePathOfThePageIsTheLastLine() {
        Path out = folder.resolve("out");
        assertThat(Typed.mudlark("route", LARKSPUR, "--out", out).lastLine())
                .isEqualTo(out.resolve("routing.html").toString());
        assertThat(out.resolve("routing_questions.csv")).exists();
    }

    @ParameterizedTest
    @CsvSource({
        "--min-golden,15,0", "--min-golden,16,1", "--min-golden,75%,0", "--min-golden,75.1%,1", "--min-held-out,2,0",
        "--min-held-out,3,1", "--min-held-out,40%,0", "--max-wrong-tool,1,0", "--max-wrong-tool,0,1",
                "--max-wrong-tool,5%,0"
    })
    void aGateSetsTheExitCode(String option, String value, int code) {
        Typed typed = Typed.mudlark("route", LARKSPUR, "--preset", "specific", option, value);
        assertThat(typed.code()).isEqualTo(code);
        assertThat(typed.err()).hasLineCount(code);
        assertThat(typed.err()).contains(code == 0 ? "" : option + " is " + value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.75", "-1", "101%", "many", "", "1.2.3"})
    void aGateThatIsNoNumberOfQuestionsIsRefused(String value) {
        Typed typed = Typed.mudlark("route", LARKSPUR, "--min-golden", value);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).contains("write a number of questions, such as 15, or a share of them, such as 75%");
    }

    @Test
    void lintTellsWhatADescriptionLeavesOutAndWhatItCosts() {
        Typed typed = Typed.mudlark("route", "lint", LARKSPUR, "--preset", "specific");
        assertThat(typed.code()).isZero();
        assertThat(words(typed.out()))
                .contains(
                        "specific: about 84 tokens a call, 168 a question of two calls handbook_search: 49 tokens - boundary:"
                                + " does not say where it stops");
        assertThat(Typed.mudlark("route", "lint", LARKSPUR, "--strict").code()).isEqualTo(1);
        assertThat(Typed.mudlark("route", "lint", LARKSPUR, "--json").out())
                .contains("{\"presets\":{\"names_only\":{\"tokens_per_call\":6,");
    }

    @Test
    void theStandInForAModelRoutesOfflineAndItsCallsCanBeReplayed() {
        Path tape = folder.resolve("tape");
        Object[] route = {"route", LARKSPUR, "--preset", "specific", "--router", "llm:mock", "--json"};
        Typed recorded = Typed.mudlark(with(route, "--record", tape));
        assertThat(recorded.code()).isZero();
        assertThat(recorded.out()).contains("\"router\":\"llm:mock\",\"stand_in\":true", "\"golden_correct\":4");
        assertThat(Typed.mudlark(with(route, "--replay", tape)).out()).isEqualTo(recorded.out());
        Typed missing = Typed.mudlark(with(route, "--replay", tape, "--trials", 2));
        assertThat(missing.code()).isEqualTo(2);
        assertThat(words(missing.err())).contains("25 calls of 50 calls were not recorded");
    }

    @Test
    void theLocalModelRoutesByMeaning() {
        Typed typed = Typed.mudlark("route", LARKSPUR, "--preset", "specific", "--router", "embedding");
        assertThat(typed.code()).isZero();
        assertThat(words(typed.out()))
                .contains("specific 17 1 2 0 0 5", "The router is a stand-in: its scores are not a model's.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--router=tfdf|--router tfdf: there is tfidf, embedding, llm:MODEL; did you mean 'tfidf'?",
                "--router=llm:|model '': write PROVIDER:NAME",
                "--router=llm:opnai:x|no provider 'opnai'",
                "--trials=0|--trials 0: write a whole number from 1 to 100",
                "--threshold=0.5|it is for --router embedding",
                "--replay=x|--record and --replay are for --router llm:MODEL",
                "--router=llm:mock --replay=nothing-there|nothing-there"
            })
    void aRouterThatCannotBeMeantIsRefused(String options, String expected) {
        Object[] typed = Stream.concat(Stream.of("route", LARKSPUR), Stream.of(options.split(" ")))
                .toArray();
        Typed refused = Typed.mudlark(typed);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.error()).contains(expected);
    }

    @Test
    void aRunIsHarvestedOnceAndNotOnADryRun() throws IOException {
        Path set = Files.copy(LARKSPUR, folder.resolve("set.yaml"));
        Path run = Files.createDirectories(folder.resolve("run"));
        Files.writeString(run.resolve("transcripts.jsonl"), """
                {"type":"system","name":"a","tools":[{"name":"handbook_search"},{"name":"web_search"}]}
                {"type":"question","id":"late","question":"Is a late refund possible?","expected_tool":"handbook_search"}
                {"type":"transcript","system":"a","question_id":"late","tool_uses":[],"answer":"yes"}
                """);
        String line =
                "- {id: \"late\", text: \"Is a late refund possible?\", expected: \"handbook_search\", split: golden,"
                        + " source: \"run run\"}\n";
        Typed dry = Typed.mudlark("route", "harvest", run, "--into", set, "--dry-run");
        assertThat(dry.out()).isEqualTo(line);
        assertThat(set).hasSameTextualContentAs(LARKSPUR);
        assertThat(Typed.mudlark("route", "harvest", run, "--into", set).out()).isEqualTo(line);
        assertThat(Files.readString(set)).contains("  " + line + "presets:\n");
        assertThat(Typed.mudlark("route", "harvest", run, "--into", set).out()).isEmpty();
        assertThat(Typed.mudlark("route", set, "--preset", "specific").out()).contains("golden, of 21");
    }

    @Test
    void aRunOfTheBenchmarkIsHarvestedUnderTheSetsOwnNamesOfTools() throws IOException {
        Path run = folder.resolve("run");
        Path set = Files.copy(LARKSPUR, folder.resolve("set.yaml"));
        assertThat(Typed.mudlark("run", "../configs/who-decides.yaml", "--mock", "--out", run)
                        .code())
                .isZero();
        Typed typed = Typed.mudlark("route", "harvest", run, "--into", set, "--tool", "search=handbook_search");
        assertThat(typed.code()).isZero();
        assertThat(typed.out()).contains("expected: \"none\", split: golden, source: \"run run\"}");
        assertThat(Typed.mudlark("route", set).code()).isZero();
        assertThat(Typed.mudlark("route", "harvest", run, "--into", set, "--tool", "search=web")
                        .error())
                .contains("has no tool 'web'");
    }

    private static Object[] with(Object[] words, Object... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray();
    }

    private static String words(String text) {
        return String.join(" ", text.strip().split("\\s+"));
    }
}
