package dev.mudlark.routing.sets;

import dev.mudlark.context.YamlWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Turns YAML 1.2 text into values. */
final class YamlValues {

    /** A set is 4 levels deep. */
    private static final int DEEPEST = 20;

    private final Faults faults;

    private YamlValues(Faults faults) {
        this.faults = faults;
    }

    /** The one document of a text; empty and a fault when it cannot be read. */
    static Optional<Value> read(String text, Faults faults) {
        LoadSettings settings = LoadSettings.builder()
                .setUseMarks(true)
                .setSchema(new CoreSchema())
                .setAllowNonScalarKeys(true)
                .setCodePointLimit(Integer.MAX_VALUE)
                .build();
        try {
            if (!canBeBuilt(text, settings, faults)) {
                return Optional.empty();
            }
            Iterator<Node> documents =
                    new Compose(settings).composeAllFromString(text).iterator();
            if (!documents.hasNext()) {
                faults.add(0, "the file is empty; write tools, questions and presets (docs/routing.md)");
                return Optional.empty();
            }
            Value value = new YamlValues(faults).convert(documents.next());
            if (documents.hasNext()) {
                faults.add(line(documents.next()), "a second document starts here; write one only");
            }
            return Optional.of(value);
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark()
                    .or(e::getContextMark)
                    .map(mark -> mark.getLine() + 1)
                    .orElse(0);
            faults.add(line, broken(e.getProblem()));
        } catch (YamlEngineException e) {
            faults.add(0, broken(String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }

    /** Aliases can stand for billions of values, and brackets can nest deeper than the stack. */
    private static boolean canBeBuilt(String text, LoadSettings settings, Faults faults) {
        int depth = 0;
        for (Event event : new Parse(settings).parseString(text)) {
            int line = event.getStartMark().map(Mark::getLine).orElse(0) + 1;
            depth += event instanceof CollectionStartEvent ? 1 : event instanceof CollectionEndEvent ? -1 : 0;
            if (depth > DEEPEST) {
                faults.add(line, "nested more than " + DEEPEST + " deep; is a bracket not closed?");
                return false;
            }
            if (event instanceof AliasEvent alias) {
                faults.add(line, "*" + alias.getAlias() + " stands for something elsewhere; write the value itself");
                return false;
            }
        }
        return true;
    }

    private static String broken(String reason) {
        return "broken YAML: " + YamlWords.of(reason) + "; the rest is checked when this is mended";
    }

    private static int line(Node node) {
        return node.getStartMark().map(Mark::getLine).orElse(0) + 1;
    }

    private Value convert(Node node) {
        return switch (node) {
            case ScalarNode scalar -> new Value.Plain(scalar.getValue(), kind(scalar), line(node));
            case SequenceNode sequence ->
                new Value.Items(sequence.getValue().stream().map(this::convert).toList(), line(node));
            case MappingNode mapping -> new Value.Mapping(entries(mapping), line(node));
            default -> throw new IllegalStateException("no such node: " + node.getNodeType());
        };
    }

    private static Value.Kind kind(ScalarNode scalar) {
        if (scalar.getTag().equals(Tag.NULL)) {
            return Value.Kind.EMPTY;
        }
        return scalar.getTag().equals(Tag.STR) ? Value.Kind.TEXT : Value.Kind.OTHER;
    }

    private List<Value.Entry> entries(MappingNode mapping) {
        Map<String, Integer> lines = new HashMap<>();
        List<Value.Entry> entries = new ArrayList<>();
        for (NodeTuple tuple : mapping.getValue()) {
            int line = line(tuple.getKeyNode());
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                faults.add(line, "a key must be plain text");
                continue;
            }
            Integer before = lines.putIfAbsent(key.getValue(), line);
            if (before != null) {
                faults.add(line, "key '" + key.getValue() + "' stands twice, first on line " + before);
                continue;
            }
            entries.add(new Value.Entry(key.getValue(), convert(tuple.getValueNode()), line));
        }
        return entries;
    }
}
