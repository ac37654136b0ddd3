package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {

    private static final List<String> FILES = List.of(
            "config.yaml",
            "contrasts.csv",
            "failures.csv",
            "leaderboard.md",
            "metrics_summary.csv",
            "per_question_results.jsonl",
            "report.html",
            "run_manifest.json",
            "tool_usage.csv",
            "transcripts.jsonl");

    @TempDir
    Path folder;

    private TinyCollection tiny;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static JsonNode json(String text) throws IOException {
        return JsonMapper.builder().build().readTree(text);
    }

    /** The table without the columns that are times. */
    private static List<String> withoutTimes(Path run) throws IOException {
        List<List<String>> rows = Files.readAllLines(run.resolve("metrics_summary.csv")).stream()
                .map(line -> List.of(line.split(",", -1)))
                .toList();
        List<String> head = rows.get(0);
        return rows.stream()
                .map(row -> Stream.iterate(0, i -> i < head.size(), i -> i + 1)
                        .filter(i -> !head.get(i).startsWith("latency_")
                                && !head.get(i).startsWith("ingestion_time"))
                        .map(row::get)
                        .collect(Collectors.joining(",")))
                .toList();
    }

    @Test
    void aRunWritesEveryFileAndEndsWithThePathOfTheReport() throws IOException {
        Path out = tiny.out("a");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", out);
        assertThat(typed.err()).doesNotContain("failed");
        assertThat(typed.code()).isZero();
        assertThat(names(out)).containsExactlyElementsOf(FILES);
        assertThat(out).isDirectoryContaining(file -> file.endsWith("report.html"));
        assertThat(typed.lastLine()).isEqualTo(out.resolve("report.html").toString());
        assertThat(typed.out())
                .contains("system", "answer score", "no_retrieval", "bm25", "grep_agent", "agent_search", "with tools")
                .contains("Answered by the rule-based stand-in");
        assertThat(Files.readString(out.resolve("config.yaml"))).isEqualTo(Files.readString(tiny.config()));
        JsonNode manifest = json(Files.readString(out.resolve("run_manifest.json")));
        assertThat(manifest.get("finished").booleanValue()).isTrue();
        assertThat(manifest.get("answered").intValue()).isEqualTo(25);
        assertThat(manifest.at("/models/generator/stand_in").booleanValue()).isTrue();
    }

    @Test
    void twoRunsDifferOnlyInTimes() throws IOException {
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"), "--max-workers", 1)
                        .code())
                .isZero();
        assertThat(Typed.mudlark("run", tiny.config(), "--out", tiny.out("b"), "--max-workers", 4)
                        .code())
                .isZero();
        assertThat(withoutTimes(tiny.out("a")))
                .isEqualTo(withoutTimes(tiny.out("b")))
                .hasSize(16);
    }

    @Test
    void aRescoreWritesTheSameResults() throws IOException {
        Path out = tiny.out("a");
        Typed.mudlark("run", tiny.config(), "--out", out);
        List<String> results = FILES.stream()
                .filter(name -> !name.startsWith("transcripts")
                        && !name.equals("config.yaml")
                        && !name.startsWith("run_manifest"))
                .toList();
        List<byte[]> before = new java.util.ArrayList<>();
        for (String name : results) {
            before.add(Files.readAllBytes(out.resolve(name)));
            Files.delete(out.resolve(name));
        }
        Typed typed = Typed.mudlark("rescore", out);
        assertThat(typed.code()).isZero();
        assertThat(typed.lastLine()).isEqualTo(out.resolve("report.html").toString());
        for (int i = 0; i < results.size(); i++) {
            assertThat(Files.readAllBytes(out.resolve(results.get(i))))
                    .as(results.get(i))
                    .isEqualTo(before.get(i));
        }
    }

    /** The tiny run has five questions: enough to compare, too few to show anything. */
    @Test
    void contrastsAreStoredShownAndGivenToPrograms() throws IOException {
        Path out = tiny.out("a");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", out);
        assertThat(typed.out().lines())
                .anyMatch(line -> line.matches("difference in answer score +all +needs tools +other +\\$/Q +ms"))
                .anyMatch(line -> line.matches("with tools - agent_search +[+-]0\\.\\d{3} few .*"));
        assertThat(Files.readAllLines(out.resolve("transcripts.jsonl")).getFirst())
                .contains("\"contrasts\":[{\"system\":\"bm25\",\"baseline\":\"no_retrieval\"},");
        JsonNode first = json(Typed.mudlark("rescore", out, "--json").out()).at("/contrasts/0");
        assertThat(first.get("system").textValue()).isEqualTo("bm25");
        assertThat(first.get("measure").textValue()).isEqualTo("score");
        assertThat(first.get("n").intValue()).isEqualTo(5);
        assertThat(first.get("p").doubleValue()).isBetween(0.0625, 1.0);
        assertThat(first.has("p_adjusted")).isFalse();
        assertThat(first.get("verdict").textValue()).isEqualTo("too few questions");
    }

    @Test
    void aRunFromBeforeContrastsIsReadAndComparedByDefault() throws IOException {
        Path out = tiny.out("a");
        Typed.mudlark("run", tiny.config(), "--out", out);
        String contrasts = Files.readString(out.resolve("contrasts.csv"));
        List<String> lines = Files.readAllLines(out.resolve("transcripts.jsonl"));
        lines.set(0, lines.getFirst().replaceFirst(",\"contrasts\":\\[.*?\\]", ""));
        Files.write(out.resolve("transcripts.jsonl"), lines);
        assertThat(Typed.mudlark("rescore", out).code()).isZero();
        assertThat(Files.readString(out.resolve("contrasts.csv"))).isEqualTo(contrasts);
    }

    @Test
    void aRescoreGivesTheSamePageHoweverThePathIsTyped() throws IOException {
        Path out = tiny.out("a");
        Typed.mudlark("run", tiny.config(), "--out", out);
        byte[] page = Files.readAllBytes(out.resolve("report.html"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), out);
        Path here = Path.of("").toAbsolutePath();
        for (Path typed : List.of(link, out.resolve("../a"), here.relativize(out))) {
            assertThat(Typed.mudlark("rescore", typed).code()).isZero();
            assertThat(Files.readAllBytes(out.resolve("report.html")))
                    .as(typed.toString())
                    .isEqualTo(page);
        }
    }

    @Test
    void aFinishedRunThatLostAnswersSaysSo() throws IOException {
        Path out = tiny.out("a");
        Typed.mudlark("run", tiny.config(), "--out", out);
        String transcripts = Files.readString(out.resolve("transcripts.jsonl"));
        Files.writeString(out.resolve("transcripts.jsonl"), transcripts.substring(0, transcripts.length() - 40));
        Typed typed = Typed.mudlark("rescore", out);
        assertThat(typed.code()).isZero();
        assertThat(typed.error())
                .isEqualTo("mudlark: 1 of 25 answers is missing; the reports are marked as unfinished");
        assertThat(Files.readString(out.resolve("report.html"))).contains("Unfinished.", "1 of 25 answers");
        assertThat(Files.readString(out.resolve("leaderboard.md"))).contains("Unfinished.", "1 of 25 answers");
    }

    @Test
    void aRescoreNeedsNothingButTheTranscripts() throws IOException {
        Path out = tiny.out("a");
        Typed.mudlark("run", tiny.config(), "--out", out);
        Path alone = Files.createDirectories(tiny.out("alone"));
        Files.copy(out.resolve("transcripts.jsonl"), alone.resolve("transcripts.jsonl"));
        assertThat(Typed.mudlark("rescore", alone).code()).isZero();
        assertThat(Files.readString(alone.resolve("metrics_summary.csv")))
                .isEqualTo(Files.readString(out.resolve("metrics_summary.csv")));
    }

    @Test
    void noLabelReachesASystem() throws IOException {
        Path out = tiny.out("a");
        Typed.mudlark("run", tiny.config(), "--out", out);
        List<String> transcripts = Files.readAllLines(out.resolve("transcripts.jsonl")).stream()
                .filter(line -> line.startsWith("{\"type\":\"transcript\""))
                .toList();
        assertThat(transcripts).hasSize(25).noneMatch(line -> line.contains(TinyCollection.LABEL_ONLY));
        assertThat(Files.readString(out.resolve("transcripts.jsonl"))).contains(TinyCollection.LABEL_ONLY);
    }

    @Test
    void jsonIsAllThatStandsOnStandardOutput() throws IOException {
        Path out = tiny.out("a");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", out, "--json", "--limit", 2);
        assertThat(typed.code()).isZero();
        JsonNode json = json(typed.out());
        assertThat(typed.out().lines()).hasSize(1);
        assertThat(json.get("run").textValue()).isEqualTo(out.toString());
        assertThat(json.get("finished").booleanValue()).isTrue();
        assertThat(json.get("answered").intValue()).isEqualTo(10);
        assertThat(json.at("/systems/1/system").textValue()).isEqualTo("bm25");
        assertThat(json.at("/systems/1/subsets/all/n").intValue()).isEqualTo(2);
        assertThat(json.at("/systems/1/subsets/all/recall@5").doubleValue()).isEqualTo(1.0);
        assertThat(json.at("/systems/0/subsets/all").has("recall@5")).isFalse();
    }

    @Test
    void flagsAloneBuildTheSameExperimentAndLeaveItsConfig() throws IOException {
        Path out = tiny.out("flags");
        Typed typed = Typed.mudlark(
                "run",
                "--docs",
                tiny.docs(),
                "--questions",
                tiny.questions(),
                "--qrels",
                tiny.qrels(),
                "--mock",
                "--out",
                out);
        assertThat(typed.code()).isZero();
        assertThat(typed.out())
                .contains("no_retrieval", "bm25", "grep_agent", "agent_search_only", "agent_with_tools")
                .contains("agent_with_all_tools");
        Path again = tiny.out("again");
        assertThat(Typed.mudlark("run", out.resolve("config.yaml"), "--out", again)
                        .code())
                .isZero();
        assertThat(withoutTimes(again)).isEqualTo(withoutTimes(out));
    }

    @Test
    void flagsGoBeforeTheConfigAndStandInTheManifest() throws IOException {
        Path other = tiny.write("other.jsonl", "{\"id\": \"x\", \"question\": \"What is KX-4471?\"}");
        tiny.config(
                "data: {docs: nowhere, questions: nothing}\nmodels: {generator: 'openai:x'}\nsystems: [{type: bm25}]");
        Path out = tiny.out("a");
        Typed typed = Typed.mudlark(
                "run", tiny.config(), "--docs", tiny.docs(), "--questions", other, "--mock", "--out", out);
        assertThat(typed.code()).isZero();
        JsonNode manifest = json(Files.readString(out.resolve("run_manifest.json")));
        assertThat(manifest.at("/overrides/data.questions").textValue()).isEqualTo(other.toString());
        assertThat(manifest.at("/overrides/models.generator").textValue()).isEqualTo("mock");
        assertThat(manifest.get("command").textValue())
                .isEqualTo("mudlark run " + tiny.config() + " --docs " + tiny.docs() + " --questions " + other
                        + " --mock");
    }

    @Test
    void progressIsABarOnATerminalAndAFewLinesElsewhere() {
        Typed bar = Typed.onATerminal("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(bar.err()).endsWith("\r[##############################] 25/25\n");
        Typed lines = Typed.mudlark("run", tiny.config(), "--out", tiny.out("b"));
        assertThat(lines.err())
                .startsWith("mudlark: asking for 25 answers over all systems\n")
                .doesNotContain("\r");
        assertThat(lines.err().lines()).hasSizeLessThan(6);
    }

    @Test
    void aDocumentThatCannotBeReadIsToldAndLeftOut() {
        tiny.write("docs/broken.json", "{\"a\": ");
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).contains("mudlark: " + tiny.docs().resolve("broken.json") + ": ");
        assertThat(typed.err()).containsOnlyOnce("broken.json");
    }

    @Test
    void filesThatArePassedOverAreCountedAndStandInTheManifest() throws IOException {
        tiny.write("docs/a.pdf", "%PDF");
        tiny.write("docs/sub/b.pdf", "%PDF");
        tiny.write("docs/c.html", "<p>");
        tiny.write("docs/empty.md", "");
        tiny.write("docs/binary.txt", "a\0b");
        Files.createSymbolicLink(tiny.docs().resolve("link.md"), tiny.docs().resolve("plans.md"));
        Typed typed = Typed.mudlark("run", tiny.config(), "--out", tiny.out("a"));
        assertThat(typed.code()).isZero();
        assertThat(typed.err().lines())
                .contains("mudlark: " + tiny.docs() + ": 6 files passed over: 1 is not text; 1 is empty; 1 is a link;"
                        + " 2 .pdf and 1 .html are no supported format");
        JsonNode notices = json(Files.readString(tiny.out("a").resolve("run_manifest.json")))
                .at("/data/docs/notices");
        assertThat(notices.findValuesAsText("path"))
                .containsExactly("a.pdf", "binary.txt", "c.html", "empty.md", "link.md", "sub/b.pdf");
    }
}
