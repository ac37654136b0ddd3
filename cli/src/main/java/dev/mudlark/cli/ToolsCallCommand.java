package dev.mudlark.cli;

import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.ToolDesk;
import dev.mudlark.models.ToolCall;
import dev.mudlark.tools.ToolOutcome;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark tools call}. */
@Command(
        name = "call",
        mixinStandardHelpOptions = true,
        description = {
            "Call a tool as an agent would, and print what a model reads. Or call many: a call a line.",
            "",
            "A line of a batch is {\"tool\": NAME, \"arguments\": {...}}, where the arguments may also be their JSON text."
                    + " Each has a line of output, in the same order, whatever is wrong with it: {\"text\": ...,"
                    + " \"data\": ..., \"error\": null or {\"kind\": ..., \"message\": ...}, \"truncated\": ...}.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 the tool answered, or every line of the batch has its line, errors included; 1 the tool's"
                    + " answer is an error, or the batch was not read to its end; 2 could not start."
        })
final class ToolsCallCommand extends DeskCommand {

    @Parameters(arity = "0..1", index = "0", paramLabel = "NAME", description = "The tool.")
    private @Nullable String name;

    @Parameters(
            arity = "0..1",
            index = "1",
            paramLabel = "ARGUMENTS",
            description = "Its arguments, a JSON object. Default: none.")
    private @Nullable String arguments;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description =
                    "File of calls, a JSON object a line; - is standard input. Default: the one call that is named.")
    private @Nullable String batch;

    @Option(
            names = "--json",
            description = "Print the answer as a line of a batch has it, and nothing else on standard output."
                    + " Default: the text that a model reads.")
    private boolean json;

    ToolsCallCommand(Console console) {
        super(console);
    }

    @Override
    void checkWords() {
        if ((name == null) == (batch == null)) {
            throw wrong(name == null ? "name a tool, or a file with --batch" : "--batch names the tools");
        }
    }

    @Override
    int answer(ToolDesk desk) throws BenchException {
        return batch == null ? one(desk) : Batch.run(batch, desk, console(), line());
    }

    private int one(ToolDesk desk) throws BenchException {
        ToolOutcome outcome = desk.call(ToolCall.parse("call", String.valueOf(name), arguments));
        if (json) {
            console().out().println(Visible.json(AnswerJson.of(outcome)));
        } else if (outcome.isError()) {
            console().err().println("mudlark: " + Visible.text(outcome.content()));
        } else {
            console().out().println(Visible.text(outcome.content()));
        }
        return outcome.isError() ? ExitCodes.ENDED_BADLY : ExitCodes.DONE;
    }
}
