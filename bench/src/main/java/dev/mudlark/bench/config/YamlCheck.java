package dev.mudlark.bench.config;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import java.util.Locale;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Refuses what no config needs before a tree is built of it, however large the text would grow. */
final class YamlCheck {

    /** A config is 5 levels deep at most. */
    private static final int DEEPEST = 50;

    /** Aliases of aliases can stand for billions of values. */
    private static final int MOST_ALIASES = 100;

    private final String file;
    private final Problems problems;
    private int depth;
    private int aliases;

    private YamlCheck(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /**
     * Goes through the events of a text.
     *
     * @param problems takes what is refused, with its line
     * @return whether nothing was
     * @throws ProblemsException when the text would grow too large to be looked at further
     * @throws org.snakeyaml.engine.v2.exceptions.YamlEngineException when the text is no YAML
     */
    static boolean passes(String file, String text, LoadSettings settings, Problems problems) {
        Problems refused = new Problems();
        YamlCheck check = new YamlCheck(file, refused);
        check.characters(text);
        try {
            if (refused.isEmpty()) {
                new Parse(settings).parseString(text).forEach(check::event);
            }
        } finally {
            problems.addAll(refused.found());
        }
        return refused.isEmpty();
    }

    private void characters(String text) {
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String where = file + ":" + number;
            line.codePoints()
                    .filter(c -> !StreamReader.isPrintable(c))
                    .findFirst()
                    .ifPresent(c -> problems.add(
                            where, String.format(Locale.ROOT, "the character U+%04X is not allowed; remove it", c)));
        }
    }

    private void event(Event event) {
        switch (event) {
            case CollectionStartEvent start -> {
                if (++depth > DEEPEST) {
                    throw refused(start, "nested more than " + DEEPEST + " deep; is a bracket not closed?");
                }
            }
            case CollectionEndEvent end -> depth--;
            case AliasEvent alias -> {
                if (++aliases > MOST_ALIASES) {
                    throw refused(
                            alias,
                            "more than " + MOST_ALIASES + " aliases; write the values instead of *" + alias.getAlias());
                }
            }
            case ScalarEvent scalar
            when scalar.isPlain() && scalar.getValue().equals("<<") ->
                problems.add(where(scalar), "'<<' merges nothing here; write the keys themselves");
            default -> {
                // Nothing to refuse.
            }
        }
    }

    private ProblemsException refused(Event event, String message) {
        return ProblemsException.of(where(event), message);
    }

    private String where(Event event) {
        return file + ":" + (event.getStartMark().map(Mark::getLine).orElse(0) + 1);
    }
}
