package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.RunRequest;
import dev.mudlark.bench.RunResult;
import dev.mudlark.context.Counted;
import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.Transcript.Failure;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark run}. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Put every question to every system and write the comparison.",
            "",
            "Either name a CONFIG, or give at least --docs and --questions to compare all systems and tool sets on"
                    + " documents of your own. Flags beside a CONFIG win over what it says.",
            ""
        })
final class RunCommand implements Callable<Integer> {

    private final Console console;
    private final Clock clock;
    private final Failures failures;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "CONFIG",
            description = "Config file (docs/configuration.md). Default: none.")
    private @Nullable Path config;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder to write to; must be new or empty. Default: runs/NAME-TIME in the current folder.")
    private @Nullable Path out;

    @Option(
            names = "--max-workers",
            paramLabel = "N",
            description = "Questions answered at the same time. Default: evaluation.max_workers of the CONFIG, or the"
                    + " number of cores.")
    private @Nullable Integer maxWorkers;

    @Option(names = "--limit", paramLabel = "N", description = "Ask only the first N questions. Default: all.")
    private @Nullable Integer limit;

    @Option(
            names = "--record",
            paramLabel = "DIR",
            description = "Write every call of a model into this folder, new or empty, so that the run can be replayed"
                    + " (docs/recording.md). Default: none.")
    private @Nullable Path record;

    @Option(
            names = "--replay",
            paramLabel = "DIR",
            description = "Answer every call from the folder that --record wrote; no model is asked and no key needed."
                    + " Default: none.")
    private @Nullable Path replay;

    @Option(
            names = "--resume",
            paramLabel = "RUN",
            description = "Go on with a run that was ended before it was over, in its folder. It knows its config and"
                    + " flags; only --max-workers and --json can be given with it.")
    private @Nullable Path resume;

    @Option(
            names = "--yes",
            description = "Begin without asking, whatever the run will probably cost. Default: ask when that is above"
                    + " evaluation.cost_confirm_threshold_usd.")
    private boolean yes;

    @Option(
            names = "--json",
            description = "Print the summary as JSON on standard output, and nothing else there. Default: a table.")
    private boolean json;

    RunCommand(Console console, Clock clock, Failures failures) {
        this.console = console;
        this.failures = failures;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        return resume == null ? run() : resume(resume);
    }

    private int run() {
        if (record != null && replay != null) {
            throw new ParameterException(
                    spec.commandLine(), "a run is recorded or replayed, not both; leave out --record or --replay");
        }
        RunRequest request = new RunRequest(
                Optional.ofNullable(config),
                data.docs(),
                data.questions(),
                data.qrels(),
                data.mock(),
                Optional.ofNullable(out),
                count("--max-workers", maxWorkers, 256),
                count("--limit", limit, Integer.MAX_VALUE),
                Optional.ofNullable(record),
                Optional.ofNullable(replay),
                data.model(spec));
        Optional<String> refusal = yes ? Optional.empty() : Consent.refusal(request, console);
        if (refusal.isPresent()) {
            console.say(refusal.get());
            return ExitCodes.COULD_NOT_START;
        }
        return ended((progress, stop) -> Bench.run(request, Models.discover(), progress, clock, stop));
    }

    private int resume(Path run) {
        boolean more =
                yes || Stream.of(config, out, limit, record, replay).anyMatch(Objects::nonNull) || data.isGiven();
        if (more) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--resume " + run + ": the run knows its config and flags; leave out all but --max-workers"
                            + " and --json");
        }
        OptionalInt workers = count("--max-workers", maxWorkers, 256);
        return ended((progress, stop) -> Bench.resume(run, workers, Models.discover(), progress, clock, stop));
    }

    private interface Work {
        RunResult call(ProgressLines progress, Deadline stop) throws BenchException;
    }

    /** Everything is told before an interrupt may end the program. */
    private int ended(Work work) {
        ProgressLines progress = new ProgressLines(console);
        Deadline stop = Deadline.none();
        try (Interrupts interrupts = Interrupts.stopping(stop, progress, console)) {
            try {
                RunResult result = work.call(progress, stop);
                Results.print(result, json, console);
                return interrupts.endsWith(verdict(result));
            } catch (BenchException | RuntimeException | Error e) {
                return interrupts.endsWith(failed(e, progress, stop));
            }
        }
    }

    private int failed(Throwable e, ProgressLines progress, Deadline stop) {
        int code = failures.failed(e);
        if (code == ExitCodes.ENDED_BADLY) {
            progress.resumeCommand()
                    .ifPresent(command -> console.say("what was answered is kept; go on with: " + command));
        }
        return stop.isOver() ? ExitCodes.ENDED_BADLY : code;
    }

    private int verdict(RunResult result) {
        if (!result.record().finished()) {
            console.say("the run was interrupted; what was answered is kept and marked as unfinished; "
                    + Results.missing(result)
                    + Bench.resumeCommand(result.folder())
                            .map(command -> "; go on with: " + command)
                            .orElse(""));
        }
        if (result.failed() > 0) {
            console.say(String.format(Locale.ROOT, "%,d of ", result.failed())
                    + Counted.grouped(result.record().transcripts().size(), "answer")
                    + " failed, most often: " + mostOften(result) + "; see the failures in the report");
        }
        JudgeLines.of(result).ifPresent(console::say);
        return result.isGood() ? ExitCodes.DONE : ExitCodes.ENDED_BADLY;
    }

    /** The message of most failures; of several the one that came first. */
    private static String mostOften(RunResult result) {
        Map<String, Long> messages = result.record().transcripts().stream()
                .flatMap(transcript -> transcript.failure().stream())
                .collect(Collectors.groupingBy(Failure::message, LinkedHashMap::new, Collectors.counting()));
        return messages.entrySet().stream()
                .reduce((one, other) -> other.getValue() > one.getValue() ? other : one)
                .map(Map.Entry::getKey)
                .orElse("");
    }

    private OptionalInt count(String option, @Nullable Integer value, int most) {
        if (value == null) {
            return OptionalInt.empty();
        }
        if (value < 1 || value > most) {
            throw new ParameterException(
                    spec.commandLine(), option + " " + value + ": write a whole number from 1 to " + most);
        }
        return OptionalInt.of(value);
    }
}
