package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;
import dev.mudlark.models.ToolSpec;

/** Somebody who is asked before a tool that is not read-only runs. When it throws, the call is denied. */
@FunctionalInterface
public interface Approver {

    /**
     * Decides on one call. Only a clear yes is a yes.
     *
     * @param caller on whose behalf
     * @param tool the tool
     * @param arguments exactly as the tool will get them
     */
    Decision approve(Caller caller, ToolSpec tool, ObjectNode arguments);
}
