package dev.mudlark.cli;

import dev.mudlark.bench.AskRequest;
import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark ask}. */
@Command(
        name = "ask",
        mixinStandardHelpOptions = true,
        description = {
            "Ask one system of a config one question, and show the whole conversation and every step: what it took, how long"
                    + " and what it cost. Nothing is written.",
            ""
        },
        footer = {"", "Exit codes: 0 answered; 1 the question ended with a failure; 2 could not start."})
final class AskCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "CONFIG", description = "Config file (docs/configuration.md).")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path config;

    @Parameters(index = "1", paramLabel = "SYSTEM", description = "Name of the system.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String system;

    @Parameters(
            index = "2",
            paramLabel = "QUESTION",
            description = "What is asked, or the id of a question of the CONFIG.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String question;

    @Option(names = "--mock", description = "The rule-based stand-in answers. Default: models.generator of the CONFIG.")
    private boolean mock;

    @Option(
            names = "--model",
            paramLabel = "REF",
            description =
                    "The model that answers, such as openai:NAME (docs/models.md). Default: models.generator of the"
                            + " CONFIG.")
    private @Nullable ModelRef model;

    @Option(
            names = "--json",
            description =
                    "Print one JSON object and nothing else: answer, error, tokens, cost, steps, tool calls, evidence,"
                            + " messages. Default: text.")
    private boolean json;

    AskCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
        if (mock && model != null) {
            throw new ParameterException(spec.commandLine(), "give --mock or --model, since only one can answer");
        }
        if (question.isBlank()) {
            throw new ParameterException(spec.commandLine(), "the question is empty");
        }
        AskRequest request = new AskRequest(config, Optional.of(system), question, mock, Optional.ofNullable(model));
        Transcript transcript = Bench.ask(request, Models.discover(), new Notes(console), Deadline.none());
        if (json) {
            console.out().println(Visible.json(AskedJson.of(transcript)));
        } else {
            console.out().print(Conversation.text(transcript));
            console.out().print(StepTable.of(transcript.steps()));
        }
        return transcript.failure().isPresent() ? ExitCodes.ENDED_BADLY : ExitCodes.DONE;
    }
}
