package dev.mudlark.routing.sets;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.context.JsonWords;
import dev.mudlark.routing.sets.Value.Entry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * Turns JSON lines into the same values as a set in YAML: a line with a question's keys is a question, any other holds {@code
 * name}, {@code tools} or {@code presets}; presets may be spread over lines.
 */
final class JsonValues {

    private static final ObjectReader JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build()
            .reader();

    private JsonValues() {}

    static Optional<Value> read(String text, Faults faults) {
        List<Value> questions = new ArrayList<>();
        List<Entry> presets = new ArrayList<>();
        List<Entry> entries = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || !(value(line, number, faults) instanceof Value.Mapping object)) {
                continue;
            }
            if (object.entries().stream().anyMatch(entry -> QuestionReader.KEYS.contains(entry.key()))) {
                questions.add(object);
                continue;
            }
            for (Entry entry : object.entries()) {
                if (entry.key().equals(SetReader.PRESETS) && entry.value() instanceof Value.Mapping more) {
                    presets.addAll(more.entries());
                } else {
                    entries.add(entry);
                }
            }
        }
        add(
                SetReader.PRESETS,
                presets.isEmpty() ? Optional.empty() : Optional.of(once(presets, "preset", faults)),
                entries);
        add(
                SetReader.QUESTIONS,
                questions.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                new Value.Items(questions, questions.getFirst().line())),
                entries);
        return faults.isEmpty() ? Optional.of(once(entries, "key", faults)) : Optional.empty();
    }

    private static void add(String key, Optional<Value> value, List<Entry> entries) {
        value.ifPresent(found -> entries.add(new Entry(key, found, found.line())));
    }

    private static Value.Mapping once(List<Entry> entries, String what, Faults faults) {
        List<Entry> kept = new ArrayList<>();
        for (Entry entry : entries) {
            kept.stream()
                    .filter(other -> other.key().equals(entry.key()))
                    .findFirst()
                    .ifPresentOrElse(
                            before -> faults.add(
                                    entry.line(),
                                    what + " '" + entry.key() + "' stands twice, first on line " + before.line()),
                            () -> kept.add(entry));
        }
        return new Value.Mapping(kept, kept.isEmpty() ? 1 : kept.getFirst().line());
    }

    private static Value value(String line, int number, Faults faults) {
        try (JsonParser parser = JSON.createParser(line)) {
            JsonNode tree = parser.readValueAsTree();
            if (parser.nextToken() != null) {
                faults.add(number, "more than one JSON value on this line; write one a line");
            }
            if (!tree.isObject()) {
                faults.add(number, "no JSON object; write one a line");
            }
            return convert(tree, number);
        } catch (IOException e) {
            String message = e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
            faults.add(
                    number,
                    "no valid JSON: " + JsonWords.of(String.valueOf(message)) + "; write one JSON object a line");
            return new Value.Plain("", Value.Kind.EMPTY, number);
        }
    }

    private static Value convert(JsonNode node, int line) {
        if (node.isObject()) {
            return new Value.Mapping(
                    node.properties().stream()
                            .map(field -> new Entry(field.getKey(), convert(field.getValue(), line), line))
                            .toList(),
                    line);
        }
        if (node.isArray()) {
            return new Value.Items(
                    StreamSupport.stream(node.spliterator(), false)
                            .map(item -> convert(item, line))
                            .toList(),
                    line);
        }
        Value.Kind kind = node.isTextual() ? Value.Kind.TEXT : node.isNull() ? Value.Kind.EMPTY : Value.Kind.OTHER;
        return new Value.Plain(node.asText(), kind, line);
    }
}
