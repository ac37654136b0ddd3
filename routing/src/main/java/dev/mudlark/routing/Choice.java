package dev.mudlark.routing;

import dev.mudlark.routing.tfidf.ByTool;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a router chose for a question.
 *
 * @param tool the tool; empty when none was chosen
 * @param scores by tool in their order; empty for a router that gives none
 * @param matched by tool, the terms that the question shares with its description, sorted; empty for a router that does not
 *     choose by words
 * @param tied the tools that scored the same as the chosen one, it included; empty without a tie
 * @param failure why nothing was chosen although something was asked for, such as a call of a tool that does not exist: no
 *     decision against a tool
 */
public record Choice(
        Optional<String> tool,
        Map<String, Double> scores,
        Map<String, List<String>> matched,
        List<String> tied,
        Optional<String> failure) {

    /** Copies lists and maps. */
    public Choice {
        scores = scores instanceof ByTool ? scores : Collections.unmodifiableMap(new LinkedHashMap<>(scores));
        matched = matched instanceof ByTool ? matched : Collections.unmodifiableMap(new LinkedHashMap<>(matched));
        tied = List.copyOf(tied);
    }

    /** A tool, or none, without scores. */
    public static Choice of(Optional<String> tool) {
        return new Choice(tool, Map.of(), Map.of(), List.of(), Optional.empty());
    }

    /** A choice that went wrong. */
    public static Choice failed(String reason) {
        return new Choice(Optional.empty(), Map.of(), Map.of(), List.of(), Optional.of(reason));
    }
}
