package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.models.ModelCard;
import dev.mudlark.models.ModelCatalogue;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code mudlark models}. */
@Command(
        name = "models",
        mixinStandardHelpOptions = true,
        description = {
            "Show the models whose prices and abilities are known. Others can be used too; they are unpriced unless a"
                    + " config prices them (docs/models.md).",
            ""
        })
final class ModelsCommand implements Callable<Integer> {

    private final Console console;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Option(names = "--provider", paramLabel = "P", description = "Only those of one provider. Default: all.")
    private @Nullable String provider;

    @Option(names = "--json", description = "Print one JSON list and nothing else. Default: a table.")
    private boolean json;

    ModelsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<ModelCard> cards = chosen(ModelCatalogue.bundled().cards());
        if (json) {
            ArrayNode list = JsonNodeFactory.instance.arrayNode();
            cards.forEach(card -> list.add(ModelCardJson.of(card)));
            console.out().println(Visible.json(list));
        } else {
            console.out().print(ModelTable.of(cards));
        }
        return ExitCodes.DONE;
    }

    private List<ModelCard> chosen(List<ModelCard> cards) {
        String wanted = provider;
        if (wanted == null) {
            return cards;
        }
        TreeSet<String> known = new TreeSet<>();
        cards.forEach(card -> known.add(card.ref().provider()));
        if (!known.contains(wanted)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--provider " + wanted + ": there is " + String.join(", ", known) + DidYouMean.hint(wanted, known));
        }
        return cards.stream()
                .filter(card -> card.ref().provider().equals(wanted))
                .toList();
    }
}
