package dev.mudlark.bench.report.page;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Names that are shown otherwise than they are: cut, or with signs for what cannot be seen. Addresses need them whole. */
final class ExactNames {

    private final ObjectNode node;

    /**
     * None so far.
     *
     * @param node takes an object for each kind of name, with the exact names by place
     */
    ExactNames(ObjectNode node) {
        this.node = node;
        node.putObject("id");
        node.putObject("systems");
    }

    /** The name as it is shown; it is kept as it is where that differs. */
    String shown(String kind, int place, String name) {
        String shown = ExplorerText.shown(name, ExplorerText.NAME);
        if (!shown.equals(name)) {
            node.withObjectProperty(kind).put(String.valueOf(place), name);
        }
        return shown;
    }
}
