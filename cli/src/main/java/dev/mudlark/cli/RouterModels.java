package dev.mudlark.cli;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.ModelCheckup;
import dev.mudlark.bench.ModelCheckup.NamedModel;
import dev.mudlark.context.Secret;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import dev.mudlark.models.Price;
import dev.mudlark.routing.RoutingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who can be asked for a choice.
 *
 * @param models the providers that are there and the endpoints of a config
 * @param named the models that the config names, with what it says of them
 * @param maxCost most nano-dollars that the config lets calls cost
 */
record RouterModels(Models models, List<NamedModel> named, Optional<Long> maxCost) {

    /**
     * The providers, with the endpoints and limits of a config if there is one.
     *
     * @throws RoutingException when something is wrong with the config
     */
    static RouterModels of(Optional<Path> config) throws RoutingException {
        if (config.isEmpty()) {
            return new RouterModels(Models.discover(), List.of(), Optional.empty());
        }
        ModelCheckup checkup = Bench.checkup(config.get(), Models.discover());
        if (!checkup.faults().isEmpty()) {
            throw new RoutingException(checkup.faults().stream()
                    .map(fault -> fault.where() + ": " + fault.message())
                    .toList());
        }
        return new RouterModels(checkup.models(), checkup.named(), checkup.maxCost());
    }

    /** What a model costs: as the config says, if it names the model. */
    Price price(ModelRef ref) {
        return named.stream()
                .filter(model -> model.card().ref().equals(ref))
                .map(model -> model.card().price())
                .findFirst()
                .orElseGet(() -> models.provider(ref).price(ref));
    }

    /** The keys in the environment. */
    List<Secret> secrets(Map<String, String> environment) {
        List<Secret> secrets = new ArrayList<>(EnvironmentKeys.of(environment));
        named.stream()
                .flatMap(model -> model.endpoint().flatMap(Endpoint::keyVariable).stream())
                .flatMap(name -> Optional.ofNullable(environment.get(name)).stream())
                .filter(value -> !value.isBlank())
                .map(value -> Secret.of(value.strip()))
                .filter(secret -> !secrets.contains(secret))
                .forEach(secrets::add);
        return secrets;
    }
}
