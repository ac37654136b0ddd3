package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.rundir.Manifest.UsedModel;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.EndpointLimits;
import dev.mudlark.models.Price;
import java.math.BigDecimal;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * How the models of a run are stored in its manifest: references, prices in US dollars for a million tokens, and
 * endpoints. A key is in none of them; an endpoint names the environment variable that holds it.
 */
final class ModelsFormat {

    private static final int NANO_DIGITS = 9;

    private ModelsFormat() {}

    static ObjectNode write(Manifest.Content made) {
        ObjectNode node = JsonLines.object();
        node.putObject("generator")
                .put(
                        "model",
                        made.models().stream()
                                .map(used -> used.card().ref().toString())
                                .collect(Collectors.joining(", ")))
                .put("stand_in", made.models().stream().anyMatch(UsedModel::standIn));
        ArrayNode used = node.putArray("used");
        made.models().forEach(model -> used.add(model(model)));
        ArrayNode endpoints = node.putArray("endpoints");
        made.endpoints().forEach(endpoint -> endpoints.add(endpoint(endpoint)));
        made.embeddingModel().ifPresent(model -> node.putObject("embedding").put("model", model));
        made.judge().ifPresent(judge -> node.set("judge", judge(judge)));
        return node;
    }

    private static ObjectNode judge(Manifest.UsedJudge judge) {
        ObjectNode node = model(judge.model());
        node.put("samples", judge.settings().samples());
        ArrayNode axes = node.putArray("axes");
        judge.settings().axes().forEach(axis -> axes.add(axis.id()));
        return node.put("prompt_version", judge.promptVersion());
    }

    private static ObjectNode model(UsedModel used) {
        ObjectNode node = JsonLines.object();
        node.put("model", used.card().ref().toString());
        node.put("stand_in", used.standIn());
        used.card().supportsTools().ifPresent(able -> node.put("supports_tools", able));
        put(node, "context_tokens", used.card().contextTokens());
        Price price = used.card().price();
        if (price.isKnown()) {
            ObjectNode prices = node.putObject("price");
            dollars(prices, "input_per_million", price.input());
            dollars(prices, "output_per_million", price.output());
            dollars(prices, "cached_input_per_million", price.cachedInput());
            dollars(prices, "cache_write_per_million", price.cacheWrite());
            used.card().pricedOn().ifPresent(day -> prices.put("priced_on", day.toString()));
        } else {
            node.putNull("price");
        }
        return node;
    }

    private static ObjectNode endpoint(Endpoint endpoint) {
        ObjectNode node = JsonLines.object();
        node.put("name", endpoint.name()).put("api", endpoint.api());
        endpoint.baseUrl().ifPresent(address -> node.put("base_url", address.toString()));
        endpoint.keyVariable().ifPresent(variable -> node.put("key_env", variable));
        endpoint.caFile().ifPresent(file -> node.put("ca_file", file.toString()));
        put(node, "context_tokens", endpoint.contextTokens());
        EndpointLimits limits = endpoint.limits();
        limits.concurrency().ifPresent(most -> node.put("max_concurrent", most));
        limits.requestsPerMinute().ifPresent(most -> node.put("requests_per_minute", most));
        put(node, "tokens_per_minute", limits.tokensPerMinute());
        node.put("max_retries", limits.maxRetries());
        node.put("max_retry_wait_s", limits.maxRetryWait().toNanos() / 1e9);
        node.put("timeout_s", limits.timeout().toNanos() / 1e9);
        return node;
    }

    private static void put(ObjectNode node, String key, OptionalLong value) {
        value.ifPresent(number -> node.put(key, number));
    }

    private static void dollars(ObjectNode node, String key, OptionalLong nanos) {
        nanos.ifPresent(
                value -> node.put(key, BigDecimal.valueOf(value, NANO_DIGITS).doubleValue()));
    }
}
