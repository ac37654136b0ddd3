package dev.mudlark.routing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;

/** The bundled set, and what scikit-learn makes of it. */
public final class Larkspur {

    private Larkspur() {}

    public static Path file() {
        return Path.of("..", "data", "routing", "larkspur.yaml");
    }

    public static RoutingSet set() {
        try {
            return RoutingSet.read(file());
        } catch (RoutingException e) {
            throw new IllegalStateException(e);
        }
    }

    public static RoutedPreset routed(String preset) {
        return routed(set(), preset);
    }

    static RoutedPreset routed(RoutingSet set, String preset) {
        return RoutingResult.of(set, set.presets(), new TfIdf(), 1).presets().stream()
                .filter(routed -> routed.preset().name().equals(preset))
                .findFirst()
                .orElseThrow();
    }

    static RoutedQuestion question(RoutedPreset routed, String id) {
        return routed.questions().stream()
                .filter(one -> one.question().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The preset with another description of one tool. */
    public static RoutedPreset with(String preset, String tool, String before, String after) {
        RoutingSet set = set();
        List<Preset> presets = set.presets().stream()
                .filter(one -> one.name().equals(preset))
                .map(one -> {
                    SequencedMap<String, String> changed = new LinkedHashMap<>(one.descriptions());
                    changed.computeIfPresent(tool, (name, text) -> text.replace(before, after));
                    return new Preset(preset, changed);
                })
                .toList();
        return RoutingResult.of(set, presets, new TfIdf(), 1).presets().getFirst();
    }

    static JsonNode reference() {
        try (InputStream in = Larkspur.class.getResourceAsStream("larkspur-sklearn.json")) {
            return new JsonMapper().readTree(Objects.requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
