package dev.mudlark.documents.loading;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules that hold in a folder: those of its own {@code .mudlarkignore}, then those of the folders above. The last
 * rule that matches decides, and rules further down beat those further up.
 */
final class IgnoreRules {

    /** The name of an ignore file. */
    static final String FILE = ".mudlarkignore";

    private final @Nullable IgnoreRules above;
    private final int depth;
    private final List<IgnoreRule> rules;

    private IgnoreRules(@Nullable IgnoreRules above, int depth, List<IgnoreRule> rules) {
        this.above = above;
        this.depth = depth;
        this.rules = rules;
    }

    /** No rules at all. */
    static IgnoreRules none() {
        return new IgnoreRules(null, 0, List.of());
    }

    /** With the rules of an ignore file in a folder {@code depth} folders below the root. */
    IgnoreRules with(String text, int depth) {
        List<IgnoreRule> parsed = new ArrayList<>();
        text.lines().map(IgnoreRule::parse).forEach(rule -> {
            if (rule != null) {
                parsed.add(rule);
            }
        });
        return new IgnoreRules(this, depth, List.copyOf(parsed));
    }

    /** True when the path (segments from the root) is left out. */
    boolean ignores(List<String> path, boolean folder) {
        for (IgnoreRules level = this; level != null; level = level.above) {
            List<String> local = path.subList(level.depth, path.size());
            for (int i = level.rules.size() - 1; i >= 0; i--) {
                IgnoreRule rule = level.rules.get(i);
                if (rule.matches(local, folder)) {
                    return !rule.negated();
                }
            }
        }
        return false;
    }
}
