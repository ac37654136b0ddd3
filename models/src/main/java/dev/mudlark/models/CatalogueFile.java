package dev.mudlark.models;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/** The data of the bundled catalogue: {@code catalogue.json}, prices in US dollars for a million tokens. */
final class CatalogueFile {

    private static final String NAME = "catalogue.json";

    private CatalogueFile() {}

    static List<ModelCard> read() {
        JsonMapper mapper = JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .build();
        try (InputStream file = Objects.requireNonNull(CatalogueFile.class.getResourceAsStream(NAME), NAME)) {
            List<ModelCard> cards = new ArrayList<>();
            mapper.readTree(file).forEach(row -> cards.add(card(row)));
            return List.copyOf(cards);
        } catch (IOException e) {
            throw new UncheckedIOException(NAME, e);
        }
    }

    private static ModelCard card(JsonNode row) {
        JsonNode context = row.path("context_tokens");
        return new ModelCard(
                new ModelRef(
                        row.required("provider").textValue(),
                        row.required("name").textValue()),
                Optional.of(row.required("supports_tools").booleanValue()),
                context.isMissingNode() ? OptionalLong.empty() : OptionalLong.of(context.longValue()),
                new Price(
                        nanos(row, "input_per_million"),
                        nanos(row, "output_per_million"),
                        nanos(row, "cached_input_per_million"),
                        nanos(row, "cache_write_per_million")),
                Optional.ofNullable(row.path("priced_on").textValue()).map(LocalDate::parse));
    }

    private static OptionalLong nanos(JsonNode row, String field) {
        JsonNode dollars = row.path(field);
        return dollars.isMissingNode()
                ? OptionalLong.empty()
                : OptionalLong.of(Price.nanoDollars(dollars.decimalValue()));
    }
}
