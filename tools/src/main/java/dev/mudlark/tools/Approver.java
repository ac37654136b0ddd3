package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.models.ToolSpec;

/**
 * Somebody who is asked before a tool that is not read-only runs. Only a clear yes in time is a yes: one who throws,
 * answers nothing or takes longer than the box allows has said no. What is given is a copy, so nothing that is done to it
 * changes what runs; to run something else, deny and let the model call again. Asked on a thread of the box.
 */
@FunctionalInterface
public interface Approver {

    /**
     * Decides on one call.
     *
     * @param caller on whose behalf
     * @param tool the tool
     * @param arguments exactly as the tool will get them, but for secrets that are filled in later
     */
    Decision approve(Caller caller, ToolSpec tool, ObjectNode arguments);
}
