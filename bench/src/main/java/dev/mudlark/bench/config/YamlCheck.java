package dev.mudlark.bench.config;

import dev.mudlark.bench.problems.ProblemsException;
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
    private int depth;
    private int aliases;

    private YamlCheck(String file) {
        this.file = file;
    }

    /**
     * Goes through the events of a text.
     *
     * @throws ProblemsException naming the line of what is refused
     * @throws org.snakeyaml.engine.v2.exceptions.YamlEngineException when the text is no YAML
     */
    static void check(String file, String text, LoadSettings settings) {
        YamlCheck check = new YamlCheck(file);
        check.characters(text);
        new Parse(settings).parseString(text).forEach(check::event);
    }

    private void characters(String text) {
        int line = 1;
        for (int c : text.codePoints().toArray()) {
            if (!StreamReader.isPrintable(c)) {
                throw ProblemsException.of(
                        file + ":" + line,
                        String.format(java.util.Locale.ROOT, "the character U+%04X is not allowed; remove it", c));
            }
            line += c == '\n' ? 1 : 0;
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
                throw refused(scalar, "'<<' merges nothing here; write the keys themselves");
            default -> {
                // Nothing to refuse.
            }
        }
    }

    private ProblemsException refused(Event event, String message) {
        int line = event.getStartMark().map(Mark::getLine).orElse(0) + 1;
        return ProblemsException.of(file + ":" + line, message);
    }
}
