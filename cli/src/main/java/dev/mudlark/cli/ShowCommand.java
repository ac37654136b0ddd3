package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark show}. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = {
            "Print the whole conversation of a question: every message, tool call and result as delivered, and what went "
                    + "wrong.",
            "With --failures, list the questions that went wrong instead."
        })
final class ShowCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "RUN", description = "Folder of the run.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path run;

    @Parameters(index = "1", arity = "0..1", paramLabel = "QUESTION", description = "Id of the question.")
    private @Nullable String question;

    @Parameters(index = "2", arity = "0..1", paramLabel = "SYSTEM", description = "Name of the system. Default: all.")
    private @Nullable String system;

    @Option(
            names = "--failures",
            paramLabel = "TYPE",
            arity = "0..1",
            fallbackValue = "all",
            description = "List the questions that went wrong: those of a type of failure, such as silent_skip"
                    + " (docs/metrics.md), or of all types when none is named.")
    private @Nullable String failures;

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
        if (failures != null) {
            return question == null
                    ? list(failures)
                    : refuse("give either a question or --failures; --failures " + failures + " lists questions");
        }
        return question == null
                ? refuse("which question? give its id, or list some: mudlark show " + run + " --failures all")
                : show(question);
    }

    private int list(String type) throws BenchException {
        if (!FailureList.types().contains(type)) {
            return refuse("no type of failure '" + type + "'; types are " + String.join(", ", FailureList.types())
                    + DidYouMean.hint(type, FailureList.types()));
        }
        console.out().print(FailureList.of(run, Bench.read(run), type));
        return ExitCodes.DONE;
    }

    private int show(String question) throws BenchException {
        RunRecord record = Bench.read(run);
        Optional<Question> asked = record.questions().stream()
                .filter(candidate -> candidate.id().equals(question))
                .findFirst();
        if (asked.isEmpty()) {
            return unknown(
                    "question",
                    question,
                    record.questions().stream().map(Question::id).toList());
        }
        List<String> systems = record.systems().stream().map(SystemInfo::name).toList();
        if (system != null && !systems.contains(system)) {
            return unknown("system", system, systems);
        }
        for (String name : system == null ? systems : List.of(system)) {
            console.out().print(conversation(record, asked.get(), name));
        }
        return ExitCodes.DONE;
    }

    private static String conversation(RunRecord record, Question question, String system) {
        Optional<Transcript> transcript = record.transcripts().stream()
                .filter(candidate -> candidate.system().equals(system)
                        && candidate.questionId().equals(question.id()))
                .findFirst();
        return Conversation.heading(question, system)
                + transcript
                        .map(found ->
                                Conversation.text(found) + FailureLines.of(record.systems(), question, found) + '\n')
                        .orElse("(not asked: the run was interrupted)\n\n");
    }

    private int refuse(String message) {
        console.say(message);
        return ExitCodes.COULD_NOT_START;
    }

    private int unknown(String kind, String typed, List<String> valid) {
        String verb = valid.size() == 1 ? "; the only " + kind + " is " : "; " + kind + "s are ";
        String all = valid.size() <= 12 ? verb + String.join(", ", valid) : "";
        return refuse("no " + kind + " '" + typed + "' in " + run + all + DidYouMean.hint(typed, valid));
    }
}
