package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.bench.ToolDesk;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code mudlark tools list}. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Show each tool with its side effects and the first sentence of what a model is told about it.")
final class ToolsListCommand extends DeskCommand {

    @Option(
            names = "--json",
            description = "Print the tools as one JSON list, with their schemas, and nothing else. Default: text.")
    private boolean json;

    ToolsListCommand(Console console) {
        super(console);
    }

    @Override
    int answer(ToolDesk desk) {
        if (json) {
            ArrayNode tools = JsonNodeFactory.instance.arrayNode();
            desk.tools().forEach(tool -> tools.add(ToolCardJson.of(tool)));
            console().out().println(Visible.json(tools));
        } else {
            console().out().print(ToolList.of(desk.tools()));
        }
        return ExitCodes.DONE;
    }
}
