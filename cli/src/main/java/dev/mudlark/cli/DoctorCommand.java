package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.models.ModelCatalogue;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import dev.mudlark.providers.KnownProvider;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mudlark doctor}. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = {
            "Show which providers, or which models of a CONFIG, can be asked: keys that are set (never the keys), proxies, known models. Asks nobody unless"
                    + " --live is given.",
            ""
        })
final class DoctorCommand implements Callable<Integer> {

    private static final List<String> PROXIES = List.of("HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY", "NO_PROXY");

    private final Console console;
    private final Supplier<Models> discovered;
    private final Function<String, @Nullable String> environment;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "CONFIG",
            description =
                    "Look at the models that this config names: its endpoints, keys, whether they call tools, prices."
                            + " Exit code 1 when one cannot be used, 2 when the config has a fault. Default: the providers.")
    private @Nullable Path config;

    @Option(
            names = "--live",
            description =
                    "Ask each provider whose key is set for one short answer and one tool call. This costs a little."
                            + " Exit code 1 when one fails. Default: ask nobody.")
    private boolean live;

    @Option(
            names = "--model",
            paramLabel = "REF",
            description =
                    "With --live: ask this model instead, such as ollama:NAME. Default: a known one of each provider.")
    private @Nullable ModelRef model;

    DoctorCommand(Console console, Supplier<Models> discovered, Function<String, @Nullable String> environment) {
        this.console = console;
        this.discovered = discovered;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        Models models = discovered.get();
        if (config != null) {
            if (model != null) {
                throw new ParameterException(
                        spec.commandLine(), "a CONFIG names its models itself; leave out --model or the CONFIG");
            }
            return new ConfigDoctor(Bench.checkup(config, models), console).examine(live);
        }
        KnownProvider.all().forEach(provider -> show(provider, models));
        for (String proxy : PROXIES) {
            if (isSet(proxy)) {
                console.out().println(proxy + " is set");
            }
        }
        console.out().println("certificates: Java's own, and those of a ca_file under providers: in a config");
        return live ? ask(models) : ExitCodes.DONE;
    }

    private void show(KnownProvider provider, Models models) {
        long known = ModelCatalogue.bundled().cards().stream()
                .filter(card -> card.ref().provider().equals(provider.name()))
                .count();
        String key = isSet(provider.keyVariable()) ? " is set" : provider.needsKey() ? " is NOT set" : " is not needed";
        console.out()
                .println(provider.name() + ": " + (models.names().contains(provider.name()) ? "found" : "NOT found")
                        + ", " + provider.keyVariable() + key + ", " + known + " known models, asked at "
                        + provider.address());
    }

    private int ask(Models models) {
        List<ModelRef> asked = model != null ? List.of(model) : usual().toList();
        if (asked.isEmpty()) {
            console.say("--live: no key is set; set one of the variables above, or name a model with --model");
            return ExitCodes.COULD_NOT_START;
        }
        boolean good = true;
        for (ModelRef ref : asked) {
            ModelTrial trial = ModelTrial.of(ref, models);
            console.out().println(Visible.line(ref + ": " + trial.line()));
            good &= trial.good();
        }
        return good ? ExitCodes.DONE : ExitCodes.ENDED_BADLY;
    }

    private Stream<ModelRef> usual() {
        return KnownProvider.all().stream()
                .filter(provider -> isSet(provider.keyVariable()))
                .flatMap(provider ->
                        ModelCatalogue.bundled().callingTools(new ModelRef(provider.name(), "any"), 1).stream()
                                .filter(ref -> ref.provider().equals(provider.name())));
    }

    private boolean isSet(String variable) {
        String value = environment.apply(variable);
        return value != null && !value.isBlank();
    }
}
