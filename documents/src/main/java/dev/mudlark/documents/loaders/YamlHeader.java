package dev.mudlark.documents.loaders;

import dev.mudlark.context.YamlWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * Reads YAML as a tree of what was written. Nothing is constructed from a tag, no alias of a list or mapping is
 * followed, and no text turns into a truth value or number behind the writer's back.
 */
final class YamlHeader {

    private static final LoadSettings SETTINGS = LoadSettings.builder()
            .setLabel("front matter")
            .setMaxAliasesForCollections(0)
            .build();
    private static final Set<Tag> PLAIN_TAGS =
            Set.of(Tag.STR, Tag.INT, Tag.FLOAT, Tag.BOOL, Tag.NULL, Tag.SEQ, Tag.MAP);
    private static final int DEEPEST = 20;

    private YamlHeader() {}

    /** The mapping; empty when the block is something else, such as a sentence between two horizontal rules. */
    static Optional<Map<String, Value>> parse(String block) throws HeaderException {
        Node root = compose(block);
        if (root == null) {
            return Optional.of(Map.of());
        }
        return root instanceof MappingNode mapping ? Optional.of(entries(mapping, 0)) : Optional.empty();
    }

    private static @org.jspecify.annotations.Nullable Node compose(String block) throws HeaderException {
        try {
            return new Compose(SETTINGS).composeString(block).orElse(null);
        } catch (MarkedYamlEngineException e) {
            String line = e.getProblemMark()
                    .map(Mark::getLine)
                    .map(n -> "line " + (n + 2) + ": ")
                    .orElse("");
            throw new HeaderException("the front matter is not YAML: " + line + YamlWords.of(e.getProblem()));
        } catch (YamlEngineException e) {
            throw new HeaderException("the front matter cannot be read: " + YamlWords.of(firstLine(e.getMessage())));
        } catch (StackOverflowError e) {
            throw new HeaderException("the front matter is nested too deeply");
        }
    }

    private static String firstLine(@org.jspecify.annotations.Nullable String message) {
        return message == null ? "unknown reason" : message.lines().findFirst().orElse("");
    }

    private static Value value(Node node, int depth) throws HeaderException {
        if (depth > DEEPEST) {
            throw new HeaderException("the front matter is nested more than " + DEEPEST + " deep");
        }
        if (!PLAIN_TAGS.contains(node.getTag())) {
            throw new HeaderException("the front matter has the type tag "
                    + node.getTag().getValue().replace("tag:yaml.org,2002:", "!!")
                    + (line(node) + "; only plain values are read"));
        }
        if (node instanceof MappingNode mapping) {
            return new Value.Entries(entries(mapping, depth));
        }
        return node instanceof SequenceNode sequence ? items(sequence, depth) : scalar((ScalarNode) node);
    }

    private static Value items(SequenceNode sequence, int depth) throws HeaderException {
        List<Value> items = new ArrayList<>();
        for (Node item : sequence.getValue()) {
            items.add(value(item, depth + 1));
        }
        return new Value.Items(items);
    }

    private static Map<String, Value> entries(MappingNode mapping, int depth) throws HeaderException {
        Map<String, Value> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Node key = tuple.getKeyNode();
            if (!(key instanceof ScalarNode name)) {
                throw new HeaderException("the front matter has a key that is not text" + line(key));
            }
            if (entries.put(name.getValue(), value(tuple.getValueNode(), depth + 1)) != null) {
                throw new HeaderException("the front matter has the key '" + name.getValue() + "' twice" + line(key));
            }
        }
        return entries;
    }

    private static Value scalar(ScalarNode node) {
        boolean plain = node.getScalarStyle() == ScalarStyle.PLAIN;
        boolean nothing =
                plain && (node.getValue().equals("null") || node.getValue().equals("~"));
        return new Value.Scalar(nothing ? "" : node.getValue(), !plain);
    }

    private static String line(Node node) {
        return node.getStartMark()
                .map(mark -> " (line " + (mark.getLine() + 2) + ")")
                .orElse("");
    }
}
