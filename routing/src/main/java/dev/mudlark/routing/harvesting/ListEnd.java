package dev.mudlark.routing.harvesting;

import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * Where the list of questions of a set in YAML ends.
 *
 * @param offset in UTF-16 units, the beginning of the line behind the last question
 * @param indent spaces in front of its dashes
 */
record ListEnd(int offset, int indent) {

    private static final String QUESTIONS = "questions";

    /** Empty when the questions are no block list. */
    static Optional<ListEnd> of(String text) {
        LoadSettings settings = LoadSettings.builder()
                .setUseMarks(true)
                .setCodePointLimit(Integer.MAX_VALUE)
                .build();
        return new Compose(settings)
                .composeString(text.startsWith("\uFEFF") ? text.substring(1) : text)
                .flatMap(ListEnd::questions)
                .filter(list -> list.getFlowStyle() != FlowStyle.FLOW
                        && !list.getValue().isEmpty())
                .map(list -> new ListEnd(
                        afterLine(text, lastLine(list)),
                        list.getStartMark().map(Mark::getColumn).orElse(0)));
    }

    private static Optional<SequenceNode> questions(Node root) {
        if (!(root instanceof MappingNode mapping)) {
            return Optional.empty();
        }
        return mapping.getValue().stream()
                .filter(tuple -> tuple.getKeyNode() instanceof ScalarNode key
                        && key.getValue().equals(QUESTIONS))
                .map(NodeTuple::getValueNode)
                .filter(SequenceNode.class::isInstance)
                .map(SequenceNode.class::cast)
                .findFirst();
    }

    /** The last line, from 0, that something of a node stands on. The mark of a block's own end is where the next key begins. */
    private static int lastLine(Node node) {
        boolean block = node instanceof CollectionNode<?> collection && collection.getFlowStyle() != FlowStyle.FLOW;
        if (block && node instanceof SequenceNode list && !list.getValue().isEmpty()) {
            return lastLine(list.getValue().getLast());
        }
        if (block && node instanceof MappingNode mapping && !mapping.getValue().isEmpty()) {
            return lastLine(mapping.getValue().getLast().getValueNode());
        }
        Mark end = node.getEndMark().orElseThrow();
        boolean nextLine = end.getColumn() == 0
                && end.getLine() > node.getStartMark().map(Mark::getLine).orElse(0);
        return nextLine ? end.getLine() - 1 : end.getLine();
    }

    private static int afterLine(String text, int line) {
        int at = 0;
        for (int i = 0; i <= line; i++) {
            int end = text.indexOf('\n', at);
            if (end < 0) {
                return text.length();
            }
            at = end + 1;
        }
        return at;
    }
}
