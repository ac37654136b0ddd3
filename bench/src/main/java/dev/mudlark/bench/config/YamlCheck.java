package dev.mudlark.bench.config;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Looks at a text before a tree is built of it: refuses what would grow too large, and tells what means nothing in a
 * config. Only the first document is looked at.
 */
final class YamlCheck {

    /** The tags that the values of a config have anyway. */
    private static final Set<String> TAGS = Stream.of(Tag.STR, Tag.INT, Tag.FLOAT, Tag.BOOL, Tag.NULL, Tag.SEQ, Tag.MAP)
            .map(Tag::getValue)
            .collect(Collectors.toUnmodifiableSet());

    /** A config is 5 levels deep at most. */
    private static final int DEEPEST = 50;

    /** Aliases of aliases can stand for billions of values. */
    private static final int MOST_ALIASES = 100;

    private final String file;
    private final Problems problems;
    private final Anchors anchors;
    private int depth;
    private int documents;
    private int aliases;

    private YamlCheck(String file, Anchors anchors, Problems problems) {
        this.file = file;
        this.anchors = anchors;
        this.problems = problems;
    }

    /**
     * Goes through the events of a text.
     *
     * @param anchors takes what stands for what
     * @param problems takes the faults, each with its line
     * @return whether a tree can be built
     * @throws ProblemsException when the text would grow too large to be looked at further
     * @throws org.snakeyaml.engine.v2.exceptions.YamlEngineException when the text is no YAML
     */
    static boolean passes(String file, String text, LoadSettings settings, Anchors anchors, Problems problems) {
        Problems told = new Problems();
        YamlCheck check = new YamlCheck(file, anchors, told);
        check.characters(text);
        boolean readable = told.isEmpty();
        try {
            if (readable) {
                new Parse(settings).parseString(text).forEach(check::event);
            }
        } finally {
            problems.addAll(told.found());
        }
        return readable;
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
        if (event instanceof DocumentStartEvent && ++documents == 2) {
            problems.add(where(event), "a second document starts here; write one only");
        }
        if (documents > 1) {
            return;
        }
        switch (event) {
            case CollectionStartEvent start -> {
                if (++depth > DEEPEST) {
                    throw refused(start, "nested more than " + DEEPEST + " deep; is a bracket not closed?");
                }
                tag(start, start.getTag());
            }
            case CollectionEndEvent end -> depth--;
            case AliasEvent alias -> {
                if (++aliases > MOST_ALIASES) {
                    throw refused(
                            alias,
                            "more than " + MOST_ALIASES + " aliases; write the values instead of *" + alias.getAlias());
                }
            }
            case ScalarEvent scalar -> tag(scalar, scalar.getTag());
            default -> {
                // Nothing to tell.
            }
        }
        anchors.event(event);
    }

    private void tag(Event event, Optional<String> tag) {
        tag.filter(found -> !TAGS.contains(found) && !found.equals("!"))
                .ifPresent(found -> problems.add(
                        where(event),
                        "the tag " + found.replace("tag:yaml.org,2002:", "!!")
                                + " means nothing here; remove it and keep the value"));
    }

    private ProblemsException refused(Event event, String message) {
        return ProblemsException.of(where(event), message);
    }

    private String where(Event event) {
        return file + ":" + (event.getStartMark().map(Mark::getLine).orElse(0) + 1);
    }
}
