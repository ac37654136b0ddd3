package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.Bench;
import dev.mudlark.bench.BenchException;
import dev.mudlark.bench.CheckRequest;
import dev.mudlark.bench.CostEstimate;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark estimate}. */
@Command(
        name = "estimate",
        mixinStandardHelpOptions = true,
        description = {
            "Say what a run will probably cost, before it is made. No model is asked: the stand-in answers some of the"
                    + " questions, and its tokens are priced as the models of the run are.",
            ""
        })
final class EstimateCommand implements Callable<Integer> {

    private final Console console;

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
            names = "--limit",
            paramLabel = "N",
            description = "As of mudlark run: only the first N questions. Default: all.")
    private @Nullable Integer limit;

    @Option(names = "--json", description = "Print JSON and nothing else. Default: a table.")
    private boolean json;

    EstimateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws BenchException {
        CheckRequest request = data.toCheck(config, spec);
        if (limit != null && limit < 1) {
            throw new ParameterException(spec.commandLine(), "--limit " + limit + ": write a whole number from 1 on");
        }
        OptionalInt most = limit == null ? OptionalInt.empty() : OptionalInt.of(limit);
        Optional<CostEstimate> estimate =
                Bench.estimate(request, most, Models.discover(), new Notes(console), Deadline.none());
        if (json) {
            console.out()
                    .println(Visible.json(estimate.map(EstimateCommand::json).orElseGet(EstimateCommand::nothing)));
        } else {
            console.out()
                    .print(estimate.map(EstimateTable::of)
                            .orElse("Only the stand-in answers in this run, which costs nothing.\n"));
        }
        return ExitCodes.DONE;
    }

    private static ObjectNode nothing() {
        ObjectNode none = JsonNodeFactory.instance.objectNode();
        none.putArray("systems");
        return none.put("usd", 0);
    }

    private static ObjectNode json(CostEstimate estimate) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        ArrayNode systems = object.putArray("systems");
        for (CostEstimate.OfSystem system : estimate.systems()) {
            ObjectNode entry = systems.addObject()
                    .put("name", system.name())
                    .put("model", system.model())
                    .put("questions", system.questions())
                    .put("input_tokens", system.inputTokens())
                    .put("output_tokens", system.outputTokens());
            if (system.nanoDollars().isPresent()) {
                entry.put("usd", Dollars.of(system.nanoDollars().getAsLong()));
            } else {
                entry.putNull("usd");
            }
        }
        object.put("sampled_questions", estimate.sampled());
        if (estimate.isPriced()) {
            return object.put("usd", Dollars.of(estimate.nanoDollars()));
        }
        object.putNull("usd");
        return object;
    }
}
