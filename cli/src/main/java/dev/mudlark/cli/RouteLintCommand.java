package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.routing.LintFinding;
import dev.mudlark.routing.Preset;
import dev.mudlark.routing.RoutingException;
import dev.mudlark.routing.RoutingSet;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mudlark route lint}. */
@Command(
        name = "lint",
        mixinStandardHelpOptions = true,
        description = {
            "Look whether descriptions say what they must: what they search and whose data, the topics in users' words, where"
                    + " they stop, what they return; and what they cost.",
            "",
            "It looks for English words, so a finding is a hint. Held-out questions are not read.",
            ""
        })
final class RouteLintCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "SET", description = "Routing set.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path set;

    @Mixin
    private final PresetChoice presets = new PresetChoice();

    @Option(names = "--strict", description = "End with exit code 1 when there is a finding. Default: 0.")
    private boolean strict;

    @Option(
            names = "--json",
            description = "Print everything as JSON on standard output, and nothing else there. Default: text.")
    private boolean json;

    RouteLintCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws RoutingException {
        RoutingSet read = RoutingSet.read(set);
        List<Preset> chosen = presets.of(read);
        List<LintFinding> all = chosen.stream()
                .flatMap(preset -> LintFinding.of(read, preset).stream())
                .toList();
        if (json) {
            console.out().println(Visible.json(json(chosen, all)));
        } else {
            chosen.forEach(preset -> console.out().print(text(preset, all)));
        }
        return strict && !all.isEmpty() ? ExitCodes.ENDED_BADLY : ExitCodes.DONE;
    }

    private static String text(Preset preset, List<LintFinding> all) {
        StringBuilder text = new StringBuilder(Visible.line(preset.name()));
        text.append(": about ")
                .append(Counted.of(preset.tokensPerCall(), "token"))
                .append(" a call, ")
                .append(preset.tokensPerQuestion())
                .append(" a question of two calls\n");
        preset.descriptions().forEach((tool, description) -> {
            text.append("  ").append(tool).append(": ").append(Counted.of(tokens(description), "token"));
            List<LintFinding> own = of(preset, tool, all);
            text.append(own.isEmpty() ? ", says all it must\n" : "\n");
            own.forEach(finding -> text.append(
                    Paragraph.of("    - ", "      ", finding.kind().id() + ": " + Visible.line(finding.message()))));
        });
        return text.append('\n').toString();
    }

    private static int tokens(String description) {
        return Preset.tokens(description.codePointCount(0, description.length()));
    }

    private static List<LintFinding> of(Preset preset, String tool, List<LintFinding> all) {
        return all.stream()
                .filter(finding ->
                        finding.preset().equals(preset.name()) && finding.tool().equals(tool))
                .toList();
    }

    private static ObjectNode json(List<Preset> presets, List<LintFinding> all) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ObjectNode byName = json.putObject("presets");
        for (Preset preset : presets) {
            ObjectNode node = byName.putObject(preset.name());
            node.put("tokens_per_call", preset.tokensPerCall());
            node.put("tokens_per_question", preset.tokensPerQuestion());
            ObjectNode tools = node.putObject("tools");
            preset.descriptions().forEach((tool, description) -> {
                ObjectNode one = tools.putObject(tool).put("tokens", tokens(description));
                ArrayNode findings = one.putArray("findings");
                of(preset, tool, all)
                        .forEach(finding -> findings.addObject()
                                .put("kind", finding.kind().id())
                                .put("message", finding.message()));
            });
        }
        return json;
    }
}
