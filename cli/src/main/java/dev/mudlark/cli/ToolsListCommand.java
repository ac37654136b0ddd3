package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.ToolDesk;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code mudlark tools list}. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Show each tool with its side effects and the first sentence of what a model is told about it.")
final class ToolsListCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Mixin
    private final DeskOptions options = new DeskOptions();

    @Option(
            names = "--json",
            description = "Print the tools as one JSON list, with their schemas, and nothing else. Default: text.")
    private boolean json;

    ToolsListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
        try (ToolDesk desk = options.open(console, spec.commandLine())) {
            if (json) {
                ArrayNode tools = JsonNodeFactory.instance.arrayNode();
                desk.tools().forEach(tool -> tools.add(ToolCardJson.of(tool)));
                console.out().println(Visible.json(tools));
            } else {
                console.out().print(ToolList.of(desk.tools()));
            }
        }
        return ExitCodes.DONE;
    }
}
