package dev.mudlark.cli;

import dev.mudlark.bench.ToolDesk;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.tools.ToolCard;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark tools describe}. */
@Command(
        name = "describe",
        mixinStandardHelpOptions = true,
        description = "Show what a model is told about a tool, its arguments and limits, and a call to start from.")
final class ToolsDescribeCommand extends DeskCommand {

    @Parameters(paramLabel = "NAME", description = "The tool.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String name;

    @Option(
            names = "--json",
            description = "Print it as JSON, with the schema of the arguments, and nothing else. Default: text.")
    private boolean json;

    ToolsDescribeCommand(Console console) {
        super(console);
    }

    @Override
    int answer(ToolDesk desk) {
        ToolCard tool = find(desk.tools());
        console().out().print(json ? Visible.json(ToolCardJson.of(tool)) + "\n" : ToolDescription.of(tool));
        return ExitCodes.DONE;
    }

    private ToolCard find(List<ToolCard> tools) {
        List<String> names = tools.stream().map(tool -> tool.spec().name()).toList();
        return tools.stream()
                .filter(tool -> tool.spec().name().equals(name))
                .findFirst()
                .orElseThrow(() -> wrong("there is no tool '" + name + "'" + DidYouMean.hintByWords(name, names)
                        + " (tools: " + String.join(", ", names) + ")"));
    }
}
