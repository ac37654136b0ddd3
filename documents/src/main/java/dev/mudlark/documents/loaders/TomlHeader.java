package dev.mudlark.documents.loaders;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads TOML front matter. */
final class TomlHeader {

    private static final TomlMapper MAPPER = new TomlMapper();

    private TomlHeader() {}

    /** The mapping; never empty, as every TOML document is one. */
    static Optional<Map<String, Value>> parse(String block) throws HeaderException {
        try {
            JsonNode tree = MAPPER.readTree(block);
            return Optional.of(entries(tree));
        } catch (JsonProcessingException e) {
            String line =
                    e.getLocation() == null ? "" : "line " + (e.getLocation().getLineNr() + 1) + ": ";
            throw new HeaderException("the front matter is not TOML: " + line + TomlWords.of(e.getOriginalMessage()));
        }
    }

    private static Map<String, Value> entries(JsonNode object) {
        Map<String, Value> entries = new LinkedHashMap<>();
        object.properties().forEach(entry -> entries.put(entry.getKey(), value(entry.getValue())));
        return entries;
    }

    private static Value value(JsonNode node) {
        if (node.isObject()) {
            return new Value.Entries(entries(node));
        }
        if (node.isArray()) {
            List<Value> items = new ArrayList<>();
            node.forEach(item -> items.add(value(item)));
            return new Value.Items(items);
        }
        return new Value.Scalar(node.asText(), node.isTextual());
    }
}
