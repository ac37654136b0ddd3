package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.RunListener;
import dev.mudlark.bench.RunRequest;
import dev.mudlark.bench.RunResult;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import dev.mudlark.models.Price;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.Usage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code mudlark run --record} and {@code --replay}, with a model that never says the same thing twice. */
class ReplayTest {

    /** Where a run says what it is and when it was. */
    private static final Set<String> ABOUT_THE_RUN = Set.of("run_manifest.json", "report.html");

    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();
    private final List<String> notes = new ArrayList<>();
    private TinyCollection tiny;
    private Path recording;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder);
        recording = folder.resolve("recording");
    }

    /** Its replies depend on when it is asked: calls, answers, and a failure now and then. */
    private LlmToolResponse fickle(LlmRequest request) {
        int count = asked.incrementAndGet();
        if (count % 7 == 0) {
            throw new LlmException(LlmException.Kind.UNAVAILABLE, "busy, number " + count, OptionalInt.of(529), 4);
        }
        boolean calls = count % 3 != 0
                && !request.tools().isEmpty()
                && !(request.options().toolChoice() instanceof ToolChoice.None);
        return new LlmToolResponse(
                calls ? "" : "answer " + count + " [refunds]",
                calls ? List.of(call(count, request.tools().getFirst().name())) : List.of(),
                Usage.of(100 + count, count),
                "fickle-1",
                "mock",
                calls ? StopReason.TOOL_CALLS : StopReason.END,
                Optional.empty());
    }

    private static ToolCall call(int count, String tool) {
        return ToolCall.of(
                "call_" + count,
                tool,
                JsonNodeFactory.instance.objectNode().put("query", "plan").put("number", count * 1e9));
    }

    /** Grades of its own each time, and now and then something that is none. */
    private LlmToolResponse grading(LlmRequest request) {
        int count = asked.incrementAndGet();
        String grade = "{\"relevance\": {\"reason\": \"number " + count + "\", \"grade\": " + (1 + count % 5) + "}}";
        return new LlmToolResponse(
                count % 6 == 0 ? "I cannot say." : grade,
                List.of(),
                Usage.of(100 + count, count),
                "grader-1",
                "grader",
                StopReason.END,
                Optional.empty());
    }

    private static ModelProvider provider(String name, Llm llm) {
        return new ModelProvider() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Llm open(ModelRef ref) {
                return llm;
            }

            @Override
            public Price price(ModelRef ref) {
                return Price.of(150, 600);
            }
        };
    }

    private static Models models(Llm answering, Llm grading) {
        return Models.of(provider("mock", answering), provider("grader", grading));
    }

    private Models fickle() {
        return models(this::fickle, this::grading);
    }

    private static Models nobody() {
        Llm nobody = request -> {
            throw new AssertionError("a replay asks nobody");
        };
        return models(nobody, nobody);
    }

    private RunResult run(String out, int workers, Optional<Path> record, Optional<Path> replay, Models models)
            throws BenchException {
        RunRequest request = new RunRequest(
                Optional.of(folder.resolve("tiny.yaml")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.of(tiny.out(out)),
                OptionalInt.of(workers),
                OptionalInt.empty(),
                record,
                replay);
        return Bench.run(request, models, listener(), Clock.systemUTC(), Deadline.none());
    }

    private RunListener listener() {
        return new RunListener() {
            @Override
            public void note(String line) {
                notes.add(line);
            }

            @Override
            public void started(int done, int total) {
                // Of no interest.
            }

            @Override
            public void answered(int done, int total, int failed) {
                // Of no interest.
            }
        };
    }

    private RunResult record(String out, int workers) throws BenchException {
        return run(out, workers, Optional.of(recording), Optional.empty(), fickle());
    }

    private RunResult replay(String out, int workers) throws BenchException {
        return run(out, workers, Optional.empty(), Optional.of(recording), nobody());
    }

    private static TreeMap<String, String> files(Path run) throws IOException {
        TreeMap<String, String> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(run)) {
            for (Path file : paths.filter(Files::isRegularFile).toList()) {
                String name = run.relativize(file).toString();
                if (!ABOUT_THE_RUN.contains(name)) {
                    files.put(name, Files.readString(file, StandardCharsets.UTF_8));
                }
            }
        }
        return files;
    }

    /** The report up to where it says where it comes from. */
    private static String reportOf(Path run) throws IOException {
        String report = Files.readString(run.resolve("report.html"), StandardCharsets.UTF_8);
        int origin = report.indexOf("Where this comes from");
        assertThat(origin).isPositive();
        return report.substring(0, origin);
    }

    private void assertSame(Path run, Path again) throws IOException {
        assertThat(files(again)).hasSizeGreaterThan(7).containsExactlyEntriesOf(files(run));
        String expected = reportOf(run);
        String actual = reportOf(again).replace(again.toString(), run.toString());
        int same = Arrays.mismatch(expected.toCharArray(), actual.toCharArray());
        assertThat(same)
                .as(() -> expected.substring(Math.max(0, same - 300), same) + "\n>>>\n"
                        + actual.substring(same, Math.min(actual.length(), same + 300)))
                .isEqualTo(-1);
    }

    @Test
    void aRecordedRunReplaysByteForByteWithAnyNumberOfWorkers() throws Exception {
        Path run = record("a", 4).folder();
        int calls = asked.get();
        assertThat(Files.readString(run.resolve("transcripts.jsonl"))).contains("busy, number", "call_", "\"answer ");
        assertSame(run, replay("b", 1).folder());
        assertSame(run, replay("c", 8).folder());
        assertThat(asked).hasValue(calls);
    }

    @Test
    void aRunThatGoesOnIsRecordedAsOne() throws Exception {
        Path run = record("a", 2).folder();
        Path file = run.resolve("transcripts.jsonl");
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, lines.size() - 9));
        Bench.resume(run, OptionalInt.of(3), fickle(), listener(), Clock.systemUTC(), Deadline.none());
        assertThat(Files.readAllLines(file)).hasSameSizeAs(lines).isNotEqualTo(lines);
        assertSame(run, replay("b", 4).folder());
    }

    @Test
    void aJudgedRunThatGoesOnIsRecordedAsOneToo() throws Exception {
        tiny.config(Files.readString(tiny.config())
                .replace("generator: mock}", "generator: mock, judge: 'grader:g'}")
                .replace("systems:", "evaluation: {judge: {axes: [relevance], samples: 2}}\nsystems:"));
        Path run = record("a", 4).folder();
        Path file = run.resolve("transcripts.jsonl");
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, lines.size() - 9));
        Path verdicts = run.resolve("verdicts.jsonl");
        List<String> judged = Files.readAllLines(verdicts);
        Files.write(verdicts, judged.subList(0, judged.size() / 2));
        Bench.resume(run, OptionalInt.of(3), fickle(), listener(), Clock.systemUTC(), Deadline.none());
        assertThat(Files.readAllLines(verdicts)).isNotEqualTo(judged);
        assertThat(Files.readString(verdicts)).contains("number ");
        assertSame(run, replay("b", 1).folder());
        assertSame(run, replay("c", 4).folder());
    }

    @Test
    void aReplayedRunThatGoesOnEndsTheSame() throws Exception {
        Path run = record("a", 2).folder();
        Path again = replay("b", 2).folder();
        Path file = again.resolve("transcripts.jsonl");
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, lines.size() - 9));
        Bench.resume(again, OptionalInt.of(1), nobody(), listener(), Clock.systemUTC(), Deadline.none());
        assertSame(run, again);
    }

    @Test
    void whatWasNotRecordedFailsAndSaysInWhatItDiffers() throws Exception {
        record("a", 2);
        tiny.write("docs/more.md", "# More\n\nA refund of a yearly plan takes a month.\n");
        RunResult result = replay("b", 2);
        assertThat(result.isGood()).isFalse();
        assertThat(Files.readString(result.folder().resolve("per_question_results.jsonl")))
                .contains(recording + ": this request of 'bm25/refund' was not recorded; the nearest recorded request"
                        + " differs in: message 1 of 1 (the user's); put back what changed");
    }

    @Test
    void aRecordingIsNotWrittenOver() throws Exception {
        record("a", 2);
        BenchException refused = catchThrowableOfType(BenchException.class, () -> record("b", 2));
        assertThat(refused.lines())
                .containsExactly("--record: " + recording + ": this folder holds the recording of another run; name a"
                        + " new or empty folder, or delete this one if that recording is not needed");
        assertThat(tiny.out("b")).doesNotExist();
    }

    @Test
    void aRunThatAskedNothingLeavesAFolderToRecordInto() throws Exception {
        tiny.config(
                "data: {docs: docs, questions: questions.jsonl}\nmodels: {generator: mock}\nsystems: [{type: bm25}]\n");
        Path inTheWay = tiny.write("runs/a/file", "mine").getParent();
        RunRequest request = new RunRequest(
                Optional.of(folder.resolve("tiny.yaml")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.of(inTheWay),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.of(recording),
                Optional.empty());
        assertThat(catchThrowableOfType(
                        BenchException.class,
                        () -> Bench.run(request, fickle(), listener(), Clock.systemUTC(), Deadline.none())))
                .isNotNull();
        assertThat(recording.resolve("calls.jsonl")).exists();
        assertSame(record("b", 2).folder(), replay("c", 2).folder());
    }

    /** A run that asks one question more than its cache holds; every cost is that of the replies, whoever paid for them. */
    @Test
    void whatWasAskedBeforeIsNotAskedAgainAndHasNoTime() throws Exception {
        String config = """
                data: {docs: docs, questions: questions.jsonl}
                models: {generator: mock}
                evaluation: {response_cache: kept}
                systems: [{type: bm25}]
                """;
        tiny.config(config);
        Llm counting = request -> new LlmToolResponse(
                "answer " + asked.incrementAndGet(),
                List.of(),
                Usage.of(1000, 1000),
                "m",
                "mock",
                StopReason.END,
                Optional.empty());
        Path first = run("a", 2, Optional.empty(), Optional.empty(), models(counting, this::grading))
                .folder();
        assertThat(asked).hasValue(5);
        assertThat(folder.resolve("kept/calls.jsonl")).exists();
        Files.writeString(
                tiny.questions(),
                Files.readString(tiny.questions()) + "{\"id\": \"new\", \"question\": \"What is new?\"}\n");
        Path second = run("b", 2, Optional.of(recording), Optional.empty(), models(counting, this::grading))
                .folder();
        assertThat(asked).hasValue(6);
        String results = Files.readString(second.resolve("per_question_results.jsonl"));
        assertThat(results.lines().filter(line -> line.contains("\"stored_cost\":0.00075,")))
                .hasSize(5);
        assertThat(results.lines().filter(line -> line.contains("\"latency_ms\":null,\"cost\":0.00075")))
                .hasSize(5);
        assertThat(column(first, "cost_per_question")).isEqualTo(column(second, "cost_per_question"));
        assertThat(column(first, "latency_p50_ms")).isNotEmpty();
        assertThat(column(second, "latency_p50_ms")).isEmpty();
        assertThat(Files.readString(second.resolve("report.html"))).contains("kept from an earlier run");
        assertSame(second, replay("c", 1).folder());
        assertThat(asked).hasValue(6);
    }

    private static String column(Path run, String name) throws IOException {
        List<String> lines = Files.readAllLines(run.resolve("metrics_summary.csv"));
        int column = List.of(lines.getFirst().split(",", -1)).indexOf(name);
        assertThat(column).isNotNegative();
        return lines.get(1).split(",", -1)[column];
    }

    @Test
    void theCommandsReplayTheStandIn() throws Exception {
        Path run = tiny.out("a");
        Path again = tiny.out("b");
        Typed first = Typed.mudlark("run", tiny.folder().resolve("tiny.yaml"), "--record", recording, "--out", run);
        assertThat(first.code()).as(first.err()).isZero();
        Typed second = Typed.mudlark("run", tiny.folder().resolve("tiny.yaml"), "--replay", recording, "--out", again);
        assertThat(second.code()).as(second.err()).isZero();
        assertSame(run, again);
        assertThat(Files.readString(run.resolve("run_manifest.json"))).contains("\"record\" : \"" + recording);
        assertThat(Files.readString(again.resolve("run_manifest.json")))
                .contains("\"replay\" : \"" + recording, "--replay " + recording);
    }

    @Test
    void answersAreNotWrittenAmongTheDocuments() {
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl}
                models: {generator: mock}
                evaluation: {response_cache: docs/kept}
                systems: [{type: bm25}]
                """);
        Typed typed =
                Typed.mudlark("run", tiny.config(), "--record", tiny.docs().resolve("calls"), "--out", tiny.out("a"));
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err())
                .contains("--record: " + tiny.docs().resolve("calls") + " lies inside the documents folder")
                .contains("evaluation.response_cache: " + tiny.docs().resolve("kept")
                        + " lies inside the documents folder");
        assertThat(tiny.docs().resolve("calls")).doesNotExist();
    }

    @Test
    void bothAtOnceAndFoldersThatAreNoneAreRefused() {
        Typed both = Typed.mudlark("run", "x.yaml", "--record", "a", "--replay", "b");
        assertThat(both.code()).isEqualTo(2);
        assertThat(both.err()).contains("a run is recorded or replayed, not both; leave out --record or --replay");
        Typed none = Typed.mudlark(
                "run", tiny.folder().resolve("tiny.yaml"), "--replay", folder.resolve("x"), "--out", tiny.out("a"));
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err())
                .contains("--replay: " + folder.resolve("x") + ": there is no recording (calls.jsonl is missing)");
        assertThat(tiny.out("a")).doesNotExist();
    }
}
