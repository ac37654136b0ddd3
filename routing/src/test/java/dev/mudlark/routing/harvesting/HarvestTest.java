package dev.mudlark.routing.harvesting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.routing.Harvest;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingSet;
import dev.mudlark.routing.Split;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HarvestTest {

    private static final String HEAD = """
            # a comment that stays
            tools: [handbook, web]
            """;

    private static final String PRESETS = """
            presets:
              plain: {handbook: "Our prices.", web: "News."}   # so does this
            """;

    private static final String QUESTIONS = """
            questions:
              - {id: q1, text: "How long?", expected: handbook, split: golden}
              # and this
              - id: q2
                text: >
                  Who won
                  the cup?
                expected: web
                split: held_out

            """;

    @TempDir
    Path folder;

    private Path run;

    @BeforeEach
    void aRun() throws IOException {
        run = Files.createDirectories(folder.resolve("runs/first run"));
        Files.writeString(
                run.resolve("transcripts.jsonl"),
                """
                {"type":"run","format":1,"name":"r"}
                {"type":"system","name":"agent","tools":[{"name":"handbook"},{"name":"web"},{"name":"search"},{"name":"calc"}]}
                {"type":"system","name":"plain","tools":[]}
                {"type":"question","id":"wrong","question":"What does \\"Acme\\" charge: 4 GB? \u00fc \ud83d\ude00","expected_tool":"web"}
                {"type":"question","id":"skipped","question":"Refunds?","expected_tool":"handbook"}
                {"type":"question","id":"right","question":"Plans?","expected_tool":"handbook"}
                {"type":"question","id":"broken","question":"Broken?","expected_tool":"handbook"}
                {"type":"question","id":"failed","question":"Failed?","expected_tool":"handbook"}
                {"type":"question","id":"held","question":"who  won\u00a0the cup?","expected_tool":"web"}
                {"type":"question","id":"foreign","question":"1 + 1?","expected_tool":"calc"}
                {"type":"question","id":"needless","question":"Hello","expected_tool":"none"}
                {"type":"question","id":"q1","question":"Another?","expected_tool":"web"}
                {"type":"question","id":"unlabelled","question":"Whatever?"}
                """ + answer("wrong", "handbook", "web") + answer("wrong", "handbook") + answer("skipped", "search")
                        + answer("right", "search", "handbook") + answer("broken", "handbok") + answer("held")
                        + answer("foreign")
                        + answer("needless", "web") + answer("q1") + answer("unlabelled")
                        + "{\"type\":\"transcript\",\"system\":\"agent\",\"question_id\":\"failed\",\"tool_uses\":[],\"failure\":{}}\n"
                        + answer("right").replace("agent", "plain")
                        + "{\"type\":\"transcr");
    }

    private static String answer(String question, String... tools) {
        StringBuilder uses = new StringBuilder();
        for (String tool : tools) {
            uses.append(uses.isEmpty() ? "" : ",")
                    .append("{\"tool\":\"" + tool + "\",\"evidence\":[{\"tool\":\"web\",\"value\":\"1\"}]}");
        }
        return "{\"type\":\"transcript\",\"system\":\"agent\",\"question_id\":\"" + question + "\",\"tool_uses\":["
                + uses + "],\"answer\":\"x\"}\n";
    }

    @Test
    void onlyWrongToolsAndNoneAreProposedEachOnceAsGolden() throws Exception {
        Path file = write("set.yaml", HEAD + QUESTIONS + PRESETS);
        Harvest harvest = Harvest.of(run, RoutingSet.read(file));
        assertThat(harvest.proposals())
                .extracting(RoutingQuestion::id)
                .containsExactly("wrong", "skipped", "needless", "q1-2");
        assertThat(harvest.proposals()).allSatisfy(question -> {
            assertThat(question.split()).isEqualTo(Split.GOLDEN);
            assertThat(question.source()).contains("run first run");
        });
        assertThat(harvest.known()).isEqualTo(1);
        assertThat(harvest.foreign()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\r\n", "last", "flush", "bom"})
    void theRestOfTheFileStaysAsItIsAndASecondTimeAddsNothing(String kind) throws Exception {
        String text = HEAD + QUESTIONS + PRESETS;
        text = switch (kind) {
            case "\r\n" -> text.replace("\n", "\r\n");
            case "last" -> (HEAD + PRESETS + QUESTIONS).strip();
            case "flush" -> text.replace("\n  - ", "\n- ").replace("\n    ", "\n  ");
            case "bom" -> "\uFEFF" + text;
            default -> text;
        };
        Path file = write("set.yaml", text);
        List<RoutingQuestion> before = RoutingSet.read(file).questions();
        Harvest.of(run, RoutingSet.read(file)).appendTo(file, run);
        RoutingSet after = RoutingSet.read(file);
        assertThat(after.questions()).hasSize(6).startsWith(withLines(before, after));
        assertThat(after.questions().get(2).text()).isEqualTo("What does \"Acme\" charge: 4 GB? \u00fc \ud83d\ude00");
        assertThat(after.questions().get(2).expected()).containsExactly("web");
        assertThat(after.questions().get(4).expected()).isEmpty();
        String written = Files.readString(file);
        assertThat(written).contains("# Proposed by mudlark route harvest from \"run first run\": check each.");
        assertThat(written.lines()
                        .filter(line -> !line.contains("run first run"))
                        .toList())
                .isEqualTo(text.lines().toList());
        assertThat(written.contains("\r\n")).isEqualTo(kind.equals("\r\n"));
        Harvest.of(run, after).appendTo(file, run);
        assertThat(Files.readString(file)).isEqualTo(written);
        try (var left = Files.list(folder)) {
            assertThat(left.filter(Files::isRegularFile)).containsExactly(file);
        }
    }

    /** The lines of questions in front of what is added stay the same. */
    private static RoutingQuestion[] withLines(List<RoutingQuestion> before, RoutingSet after) {
        assertThat(after.questions().get(1).split()).isEqualTo(Split.HELD_OUT);
        return before.toArray(RoutingQuestion[]::new);
    }

    @Test
    void aToolMayHaveAnotherNameInTheSet() throws Exception {
        RoutingSet set = RoutingSet.read(write("set.yaml", HEAD + QUESTIONS + PRESETS));
        Harvest harvest = Harvest.of(run, set, Map.of("calc", "web", "handbook", "web"));
        assertThat(harvest.foreign()).isZero();
        assertThat(harvest.proposals())
                .filteredOn(question -> List.of("foreign", "skipped").contains(question.id()))
                .hasSize(2)
                .allSatisfy(question -> assertThat(question.expected()).containsExactly("web"));
        assertThatThrownBy(() -> Harvest.of(run, set, Map.of("calc", "wep")))
                .hasMessage("set 'set' has no tool 'wep'; there is handbook, web; did you mean 'web'?");
    }

    @Test
    void aSetBehindALinkIsWrittenWhereItStands() throws Exception {
        Path file = write("real.yaml", HEAD + QUESTIONS + PRESETS);
        Path link = Files.createSymbolicLink(
                Files.createDirectory(folder.resolve("links")).resolve("set.yaml"), file);
        Harvest.of(run, RoutingSet.read(link)).appendTo(link, run);
        assertThat(link).isSymbolicLink();
        assertThat(RoutingSet.read(file).questions()).hasSize(6);
    }

    @Test
    void jsonLinesGetLines() throws Exception {
        Path file = write("set.jsonl", """
                {"tools": ["handbook", "web"], "presets": {"plain": {"handbook": "Our prices.", "web": "News."}}}
                {"id": "q1", "text": "How long?", "expected": "handbook", "split": "golden"}""");
        Harvest.of(run, RoutingSet.read(file)).appendTo(file, run);
        assertThat(RoutingSet.read(file).questions()).hasSize(6);
    }

    @Test
    void aListInBracketsIsRefusedAndLeftAlone() throws Exception {
        String text =
                HEAD + "questions: [{id: q1, text: \"How long?\", expected: handbook, split: golden}]\n" + PRESETS;
        Path file = write("set.yaml", text);
        Harvest harvest = Harvest.of(run, RoutingSet.read(file));
        assertThatThrownBy(() -> harvest.appendTo(file, run))
                .isInstanceOf(RoutingException.class)
                .hasMessageContaining("the list is written in brackets; write it as lines that begin with '-'");
        assertThat(file).hasContent(text);
    }

    @Test
    void aFolderWithoutTranscriptsIsTold() throws Exception {
        RoutingSet set = RoutingSet.read(write("set.yaml", HEAD + QUESTIONS + PRESETS));
        assertThatThrownBy(() -> Harvest.of(folder, set)).hasMessageContaining("there is no transcripts.jsonl in it");
        Files.writeString(folder.resolve("transcripts.jsonl"), "{\"type\":\"run\"}\n");
        assertThatThrownBy(() -> Harvest.of(folder, set)).hasMessageContaining("there is no answer in it");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
