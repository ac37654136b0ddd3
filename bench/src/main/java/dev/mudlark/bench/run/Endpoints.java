package dev.mudlark.bench.run;

import dev.mudlark.bench.config.ProviderEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelCard;
import dev.mudlark.models.ModelCatalogue;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The providers that are there, and the endpoints of a config.
 *
 * @param models all of them
 * @param byName the endpoints of the config by their names
 * @param unclear names of endpoints with a fault
 */
record Endpoints(Models models, Map<String, Endpoint> byName, Set<String> unclear) {

    static Endpoints of(List<ProviderEntry> entries, Models found, Problems problems) {
        Models models = found;
        Map<String, Endpoint> byName = new HashMap<>();
        Set<String> unclear = new HashSet<>();
        for (ProviderEntry entry : entries) {
            Endpoint endpoint = entry.endpoint();
            unclear.add(endpoint.name());
            boolean known = entry.soundApi() && isKnown(entry, found, problems);
            if (!known || !entry.sound()) {
                continue;
            }
            try {
                models = models.with(List.of(endpoint));
                byName.put(endpoint.name(), endpoint);
                unclear.remove(endpoint.name());
            } catch (LlmException e) {
                problems.add(entry.where(), String.valueOf(e.getMessage()));
            }
        }
        return new Endpoints(models, byName, unclear);
    }

    private static boolean isKnown(ProviderEntry entry, Models found, Problems problems) {
        Set<String> apis = new TreeSet<>(found.names());
        apis.remove(Generators.MOCK);
        String api = entry.endpoint().api();
        if (apis.contains(api)) {
            return true;
        }
        String there = apis.isEmpty() ? "there is none" : "there is " + String.join(", ", apis);
        problems.add(
                entry.whereApi(),
                "providers." + entry.endpoint().name() + ": no wire format '" + api + "'; " + there
                        + DidYouMean.hint(api, apis) + " (write it as api)");
        return false;
    }

    /** True when a name has a fault that was told of. */
    boolean isUnclear(String name) {
        return unclear.contains(name);
    }

    /**
     * What is known of a model. One of an endpoint is looked up as a model of the provider whose format it speaks; the
     * provider's price does not hold at another address.
     */
    ModelCard card(ModelRef ref, ModelCatalogue catalogue) {
        ModelCard own = catalogue.card(ref).orElseGet(() -> ModelCard.unknown(ref));
        Endpoint endpoint = byName.get(ref.provider());
        if (endpoint == null) {
            return own;
        }
        ModelCard listed = catalogue
                .card(new ModelRef(endpoint.api(), ref.name()))
                .map(known -> endpoint.baseUrl().isPresent() ? known.unpriced() : known)
                .orElseGet(() -> ModelCard.unknown(ref));
        boolean otherAddress = endpoint.baseUrl().isPresent() && own.pricedOn().isPresent();
        return (otherAddress ? own.unpriced() : own).or(listed);
    }
}
