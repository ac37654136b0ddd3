package dev.mudlark.cli;

import dev.mudlark.bench.ModelCheckup;
import dev.mudlark.bench.ModelCheckup.NamedModel;
import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.documents.VectorCache;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;
import dev.mudlark.providers.KnownProvider;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Looks at the models that a config names, and tries them when asked to. */
final class ConfigDoctor {

    private static final int NANO_DIGITS = 9;

    private final ModelCheckup checkup;
    private final Console console;

    ConfigDoctor(ModelCheckup checkup, Console console) {
        this.checkup = checkup;
        this.console = console;
    }

    /** Tells of each model a line, and returns the exit code: 1 when one cannot be used, 2 when the config has a fault. */
    int examine(boolean live) {
        checkup.faults().forEach(fault -> console.say(Visible.line(fault.where() + ": " + fault.message())));
        boolean good = true;
        for (NamedModel named : checkup.named()) {
            good &= examine(named, live);
        }
        if (checkup.embedding().isPresent()) {
            good &= examine(checkup.embedding().get(), live);
        }
        if (checkup.named().isEmpty()
                && checkup.embedding().isEmpty()
                && checkup.faults().isEmpty()) {
            console.out().println("the config names no model, so it needs --model or --mock");
        }
        return !checkup.faults().isEmpty() ? ExitCodes.COULD_NOT_START : good ? ExitCodes.DONE : ExitCodes.ENDED_BADLY;
    }

    private boolean examine(NamedModel named, boolean live) {
        ModelRef ref = named.card().ref();
        Optional<String> closed = closed(ref);
        say(ref + " (" + role(named) + "): " + tools(named) + ", "
                + price(named.card().price()) + address(named) + "; " + closed.orElseGet(() -> key(named)));
        if (closed.isPresent() || !live) {
            return closed.isEmpty();
        }
        ModelTrial trial = ModelTrial.of(ref, checkup.models());
        say(ref + ": " + trial.line());
        return trial.good() || (trial.answers() && !named.needsTools());
    }

    /** Why it cannot be asked: no key, or no such provider. Opening asks nobody. */
    private Optional<String> closed(ModelRef ref) {
        try {
            checkup.models().open(ref);
            return Optional.empty();
        } catch (LlmException e) {
            return Optional.of("CANNOT be asked: " + e.getMessage());
        }
    }

    private static String key(NamedModel named) {
        return named.endpoint()
                .flatMap(Endpoint::keyVariable)
                .or(() -> KnownProvider.all().stream()
                        .filter(provider -> provider.needsKey()
                                && provider.name().equals(named.card().ref().provider()))
                        .map(KnownProvider::keyVariable)
                        .findFirst())
                .map(variable -> "its key is in " + variable)
                .orElse("asked without a key");
    }

    private static String role(NamedModel named) {
        List<String> roles = new ArrayList<>();
        if (!named.answersIn().isEmpty()) {
            roles.add("answers in " + String.join(", ", named.answersIn()));
        }
        if (named.judges()) {
            roles.add("judges");
        }
        return String.join("; ", roles);
    }

    private static String tools(NamedModel named) {
        return named.card()
                .supportsTools()
                .map(able -> able ? "calls tools" : named.needsTools() ? "CANNOT call tools" : "calls no tools")
                .orElse("not known whether it calls tools");
    }

    private static String price(Price price) {
        return price.isKnown()
                ? dollars(price.input()) + " USD read and " + dollars(price.output())
                        + " USD written per million tokens"
                : "price NOT known, so unpriced (write it under pricing)";
    }

    private static String dollars(OptionalLong nanos) {
        return nanos.isPresent()
                ? BigDecimal.valueOf(nanos.getAsLong(), NANO_DIGITS)
                        .stripTrailingZeros()
                        .toPlainString()
                : "?";
    }

    private static String address(NamedModel named) {
        return named.endpoint()
                .flatMap(endpoint -> endpoint.baseUrl())
                .map(url -> ", at " + url)
                .orElse("");
    }

    private boolean examine(EmbedderProvider embedding, boolean live) {
        if (!live) {
            say(embedding.name() + " (embeds)");
            return true;
        }
        try (Embedder embedder = embedding.open(VectorCache.defaultFolder(), notice -> {})) {
            int numbers = embedder.embed(List.of("ok")).size();
            say(embedding.name() + " (embeds): " + (numbers == 1 ? "embeds" : "gives NO vector"));
            return numbers == 1;
        } catch (EmbedderException | LlmException e) {
            say(embedding.name() + " (embeds): FAILED: " + e.getMessage());
            return false;
        }
    }

    private void say(String line) {
        console.out().println(Visible.line(line));
    }
}
