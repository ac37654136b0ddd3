package dev.mudlark.bench.config;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;

/**
 * Which lines of a config stand for something on other lines too: {@code &name} marks them and {@code *name} takes them.
 * What is wrong with them may be wrong there only, so that a message has to name both.
 */
final class Anchors {

    private final Deque<Open> open = new ArrayDeque<>();
    private final Map<String, Lines> anchored = new HashMap<>();
    private final List<Use> uses = new ArrayList<>();

    private record Open(Optional<String> anchor, int line) {}

    private record Lines(int first, int last) {}

    private record Use(String alias, Lines lines, int line) {}

    /** Takes one event of the text after the other. */
    void event(Event event) {
        switch (event) {
            case CollectionStartEvent start -> open.push(new Open(anchor(start), line(start.getStartMark())));
            case CollectionEndEvent end -> {
                Open start = open.pop();
                // A block ends where the next key begins.
                int last = Math.max(start.line(), line(end.getEndMark()) - (isBlockEnd(end) ? 1 : 0));
                start.anchor().ifPresent(name -> anchored.put(name, new Lines(start.line(), last)));
            }
            case ScalarEvent scalar ->
                anchor(scalar).ifPresent(name -> {
                    int line = line(scalar.getStartMark());
                    anchored.put(name, new Lines(line, Math.max(line, line(scalar.getEndMark()))));
                });
            case AliasEvent alias -> {
                String name = alias.getAlias().getValue();
                Optional.ofNullable(anchored.get(name))
                        .ifPresent(lines -> uses.add(new Use(name, lines, line(alias.getStartMark()))));
            }
            default -> {
                // Stands for nothing.
            }
        }
    }

    /** What else a line stands for, to follow a message: {@code " (the line is used by *base on line 9 too)"} or nothing. */
    String note(int line) {
        Set<Use> takers = new LinkedHashSet<>();
        takers(line, takers);
        return takers.isEmpty()
                ? ""
                : takers.stream()
                        .map(use -> "*" + use.alias() + " on line " + use.line())
                        .distinct()
                        .collect(Collectors.joining(", ", " (the line is used by ", " too)"));
    }

    /** An alias may stand in what another one stands for. */
    private void takers(int line, Set<Use> found) {
        uses.stream()
                .filter(use ->
                        use.lines().first() <= line && line <= use.lines().last() && use.line() != line)
                .filter(found::add)
                .forEach(use -> takers(use.line(), found));
    }

    private static boolean isBlockEnd(CollectionEndEvent end) {
        return end.getStartMark().map(Mark::getIndex).equals(end.getEndMark().map(Mark::getIndex));
    }

    private static Optional<String> anchor(NodeEvent event) {
        return event.getAnchor().map(anchor -> anchor.getValue());
    }

    private static int line(Optional<Mark> mark) {
        return mark.map(Mark::getLine).orElse(0) + 1;
    }
}
