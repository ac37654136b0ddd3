package dev.mudlark.routing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Small sets for tests. */
public final class Sets {

    private Sets() {}

    /** A preset from tools and descriptions in turn. */
    public static Preset preset(String... descriptions) {
        SequencedMap<String, String> byTool = new LinkedHashMap<>();
        for (int i = 0; i < descriptions.length; i += 2) {
            byTool.put(descriptions[i], descriptions[i + 1]);
        }
        return new Preset("p", byTool);
    }

    public static RoutingQuestion golden(String text, String... expected) {
        return new RoutingQuestion(text, text, List.of(expected), Split.GOLDEN, Optional.empty(), 1);
    }

    public static RoutingQuestion heldOut(String text, String... expected) {
        return new RoutingQuestion(text, text, List.of(expected), Split.HELD_OUT, Optional.empty(), 1);
    }

    public static RoutedPreset routed(Preset preset, RoutingQuestion... questions) {
        RoutingSet set = new RoutingSet("set", preset.tools(), List.of(questions), List.of(preset));
        return RoutingResult.of(set, set.presets(), new TfIdf(), 1).presets().getFirst();
    }

    /** The diagnoses of one question by the stand-in. */
    public static List<Diagnosis> diagnoses(Preset preset, RoutingQuestion question) {
        return Diagnosis.of(preset, routed(preset, question).questions().getFirst());
    }
}
