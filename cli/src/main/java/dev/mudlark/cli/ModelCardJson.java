package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ModelCard;
import java.math.BigDecimal;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A model of the catalogue for programs: every field is there, null for what is not known; prices in US dollars. */
final class ModelCardJson {

    private ModelCardJson() {}

    static ObjectNode of(ModelCard card) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("name", card.ref().name());
        json.put("provider", card.ref().provider());
        json.put("reference", card.ref().toString());
        json.put("supports_tools", card.supportsTools().orElse(null));
        json.put("context_tokens", boxed(card.contextTokens()));
        json.put("input_per_million", dollars(card.price().input()));
        json.put("output_per_million", dollars(card.price().output()));
        json.put("cached_input_per_million", dollars(card.price().cachedInput()));
        json.put("cache_write_per_million", dollars(card.price().cacheWrite()));
        json.put("priced_on", card.pricedOn().map(String::valueOf).orElse(null));
        return json;
    }

    private static @Nullable Long boxed(OptionalLong number) {
        return number.isPresent() ? number.getAsLong() : null;
    }

    private static @Nullable BigDecimal dollars(OptionalLong nanos) {
        return nanos.isPresent() ? Dollars.of(nanos.getAsLong()) : null;
    }
}
