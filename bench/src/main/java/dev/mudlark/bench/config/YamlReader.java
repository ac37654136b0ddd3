package dev.mudlark.bench.config;

import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.YamlWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.snakeyaml.engine.v2.resolver.CoreScalarResolver;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.schema.CoreSchema;
import org.snakeyaml.engine.v2.schema.Schema;

/** Turns YAML 1.2 text into {@link Yaml} values; a key that stands twice in a mapping is a fault. */
final class YamlReader {

    private static final String MERGE = "<<";
    private static final Schema SCHEMA = new WithoutMerging();
    private static final Map<Tag, Yaml.Kind> KINDS = Map.of(
            Tag.STR, Yaml.Kind.TEXT,
            Tag.INT, Yaml.Kind.INTEGER,
            Tag.FLOAT, Yaml.Kind.NUMBER,
            Tag.BOOL, Yaml.Kind.BOOLEAN,
            Tag.NULL, Yaml.Kind.NULL);

    private final String file;
    private final Problems problems;
    private final IdentityHashMap<Node, Yaml> seen = new IdentityHashMap<>();

    /** The schema of YAML 1.2, to which {@code <<} is a text like any other. */
    private static final class WithoutMerging extends CoreSchema {
        @Override
        public ScalarResolver getScalarResolver() {
            return new CoreScalarResolver(false);
        }
    }

    private YamlReader(String file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /**
     * Reads one document.
     *
     * @param file how to name the file in messages
     * @param anchors takes what stands for what
     * @param problems takes the faults
     * @return empty when nothing of it can be read
     */
    static Optional<Yaml> read(String file, String text, Anchors anchors, Problems problems) {
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setUseMarks(true)
                .setSchema(SCHEMA)
                .setAllowNonScalarKeys(true)
                .setMaxAliasesForCollections(Integer.MAX_VALUE)
                .build();
        try {
            return YamlCheck.passes(file, text, settings, anchors, problems)
                    ? compose(file, text, settings, problems)
                    : Optional.empty();
        } catch (ProblemsException e) {
            problems.addAll(e.problems());
        } catch (MarkedYamlEngineException e) {
            String where = e.getProblemMark()
                    .or(e::getContextMark)
                    .map(mark -> file + ":" + (mark.getLine() + 1))
                    .orElse(file);
            problems.add(where, broken(e.getProblem()));
        } catch (YamlEngineException e) {
            problems.add(file, broken(String.valueOf(e.getMessage())));
        }
        return Optional.empty();
    }

    private static Optional<Yaml> compose(String file, String text, LoadSettings settings, Problems problems) {
        Iterator<Node> documents =
                new Compose(settings).composeAllFromString(text).iterator();
        if (!documents.hasNext()) {
            problems.add(file, "the file is empty; write at least data: and systems: (docs/configuration.md)");
            return Optional.empty();
        }
        return Optional.of(new YamlReader(file, problems).convert(documents.next()));
    }

    private static String broken(String reason) {
        return "broken YAML: " + YamlWords.of(reason) + "; the rest is checked when this is mended";
    }

    private static int line(Node node) {
        return node.getStartMark().map(Mark::getLine).orElse(0) + 1;
    }

    private Yaml convert(Node node) {
        if (node.isRecursive()) {
            throw ProblemsException.of(file + ":" + line(node), "this value contains itself; remove the alias");
        }
        Yaml known = seen.get(node);
        if (known != null) {
            return known;
        }
        Yaml value = switch (node) {
            case ScalarNode scalar -> new Yaml.Scalar(scalar.getValue(), kind(scalar), line(node));
            case SequenceNode sequence ->
                new Yaml.Items(sequence.getValue().stream().map(this::convert).toList(), line(node));
            case MappingNode mapping -> new Yaml.Mapping(entries(mapping), line(node));
            default -> throw ProblemsException.of(file + ":" + line(node), "not supported here: " + node.getNodeType());
        };
        seen.put(node, value);
        return value;
    }

    private List<Yaml.Entry> entries(MappingNode mapping) {
        Map<String, Integer> lines = new HashMap<>();
        List<Yaml.Entry> entries = new ArrayList<>();
        List<Yaml.Entry> merged = new ArrayList<>();
        for (NodeTuple tuple : mapping.getValue()) {
            int line = line(tuple.getKeyNode());
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                problems.add(file + ":" + line, "a key must be plain text");
                continue;
            }
            if (key.getValue().equals(MERGE) && key.getScalarStyle() == ScalarStyle.PLAIN) {
                problems.add(file + ":" + line, "'<<' merges nothing here; write the keys themselves");
                merged.addAll(merged(convert(tuple.getValueNode())));
                continue;
            }
            Integer before = lines.putIfAbsent(key.getValue(), line);
            if (before != null) {
                problems.add(file + ":" + line, "key '" + key.getValue() + "' stands twice, first on line " + before);
                continue;
            }
            entries.add(new Yaml.Entry(key.getValue(), convert(tuple.getValueNode()), line));
        }
        merged.stream()
                .filter(entry -> lines.putIfAbsent(entry.key(), entry.line()) == null)
                .forEach(entries::add);
        return entries;
    }

    /** What the writer meant to be there, so that none of it is told to be missing. */
    private static List<Yaml.Entry> merged(Yaml value) {
        return switch (value) {
            case Yaml.Mapping mapping -> mapping.entries();
            case Yaml.Items items ->
                items.values().stream()
                        .filter(Yaml.Mapping.class::isInstance)
                        .flatMap(item -> merged(item).stream())
                        .toList();
            case Yaml.Scalar scalar -> List.of();
        };
    }

    /** A tag that means nothing was told of; the value is read as if it had none. */
    private static Yaml.Kind kind(ScalarNode scalar) {
        Tag tag = KINDS.containsKey(scalar.getTag())
                ? scalar.getTag()
                : SCHEMA.getScalarResolver().resolve(scalar.getValue(), scalar.getScalarStyle() == ScalarStyle.PLAIN);
        return KINDS.getOrDefault(tag, Yaml.Kind.TEXT);
    }
}
