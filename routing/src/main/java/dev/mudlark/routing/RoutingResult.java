package dev.mudlark.routing;

import java.util.ArrayList;
import java.util.List;

/**
 * What a router made of a set.
 *
 * @param set the name of the set
 * @param router the name of the router
 * @param standIn true when the router stands in for a model
 * @param trials how often each question was asked
 * @param presets the presets that were tried, in their order
 */
public record RoutingResult(String set, String router, boolean standIn, int trials, List<RoutedPreset> presets) {

    /** To be shown wherever scores of a stand-in are. */
    public static final String STAND_IN_NOTE = "The router is a stand-in: its scores are not a model's. They show how"
            + " descriptions fail, not how often a model does.";

    /** Copies the list. */
    public RoutingResult {
        presets = List.copyOf(presets);
    }

    /**
     * Puts every question of a set to a router, with the descriptions of each preset, one after the other.
     *
     * @param presets those to try
     * @param trials how often each question is asked, at least once
     */
    public static RoutingResult of(RoutingSet set, List<Preset> presets, RouterKind kind, int trials) {
        return of(set, presets, kind, trials, 1);
    }

    /**
     * As above, with several questions at the same time. The trials of one question follow each other.
     *
     * @param workers how many questions, at least 1
     */
    public static RoutingResult of(RoutingSet set, List<Preset> presets, RouterKind kind, int trials, int workers) {
        if (trials < 1 || workers < 1) {
            throw new IllegalArgumentException("trials and workers are at least 1");
        }
        List<RoutedPreset> routed = new ArrayList<>();
        for (Preset preset : presets) {
            Router router = kind.over(preset);
            routed.add(new RoutedPreset(preset, new Questions(router, trials).ask(set.questions(), workers)));
        }
        return new RoutingResult(set.name(), kind.name(), kind.isStandIn(), trials, routed);
    }
}
