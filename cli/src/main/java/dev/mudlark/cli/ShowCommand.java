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
import picocli.CommandLine.Parameters;

/** {@code mudlark show}. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = "Print the whole conversation of a question: every message, tool call and result as delivered.")
final class ShowCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "RUN", description = "Folder of the run.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path run;

    @Parameters(index = "1", paramLabel = "QUESTION", description = "Id of the question.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String question;

    @Parameters(index = "2", arity = "0..1", paramLabel = "SYSTEM", description = "Name of the system. Default: all.")
    private @Nullable String system;

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
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
                + transcript.map(Conversation::text).orElse("(not asked: the run was interrupted)\n\n");
    }

    private int unknown(String kind, String typed, List<String> valid) {
        String all = valid.size() <= 12 ? "; there is " + String.join(", ", valid) : "";
        console.say("no " + kind + " '" + typed + "' in " + run + all + DidYouMean.hint(typed, valid));
        return ExitCodes.COULD_NOT_START;
    }
}
