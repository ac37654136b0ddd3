package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Secret;
import dev.mudlark.tools.OfferedTools.Offered;
import java.util.Map;

/** The secrets of a box, and which argument of which tool gets one. */
final class Secrets {

    private final Map<String, Secret> byName;

    /** @throws ToolBoxException when a secret is so short that it could not be masked */
    Secrets(Map<String, Secret> byName) {
        this.byName = Map.copyOf(byName);
        this.byName.forEach((name, secret) -> {
            if (secret.reveal().length() < Redactor.LEAST_LENGTH) {
                throw new ToolBoxException("secret " + name + " has fewer than " + Redactor.LEAST_LENGTH
                        + " characters, so it could not be told from other text; use a longer one");
            }
        });
    }

    Redactor redactor() {
        return new Redactor(byName.values());
    }

    /** @throws ToolBoxException when a tool wants a secret that is not there, or for an argument that a model writes */
    void check(Tool tool) {
        String name = tool.spec().name();
        tool.secrets().forEach((argument, wanted) -> {
            if (!byName.containsKey(wanted)) {
                throw new ToolBoxException(
                        "tool '" + name + "' needs the secret " + wanted + ", which is not set; set it");
            }
            if (tool.spec().inputSchema().path("properties").has(argument)) {
                throw new ToolBoxException("tool '" + name + "': its argument '" + argument
                        + "' is a secret, so it may not stand in the schema that a model reads");
            }
        });
    }

    /** @throws ToolException when the model wrote an argument that is filled in by the gate */
    static void checkUnwritten(Offered tool, ObjectNode arguments) throws ToolException {
        for (String argument : tool.secrets().keySet()) {
            if (arguments.has(argument)) {
                throw new ToolException(
                        ErrorCodes.INVALID_ARGUMENTS,
                        "Invalid arguments: '" + argument + "' is filled in for you; leave it out. "
                                + tool.check().help());
            }
        }
    }

    /** The arguments as the tool gets them: a copy that nobody else has. */
    ObjectNode filledIn(Offered tool, ObjectNode arguments) {
        ObjectNode filled = arguments.deepCopy();
        tool.secrets().forEach((argument, name) -> {
            Secret secret = byName.get(name);
            if (secret != null) {
                filled.put(argument, secret.reveal());
            }
        });
        return filled;
    }
}
