package dev.mudlark.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Caller;

/**
 * Says who may make which call. Asked before every call, on a thread of the box; one who throws, answers nothing or takes
 * longer than the run's tool timeout has said no.
 */
@FunctionalInterface
public interface Authorizer {

    /**
     * Decides on one call.
     *
     * @param caller on whose behalf
     * @param tool the tool's name
     * @param arguments checked and coerced, exactly as the tool will get them; a copy
     */
    Decision authorize(Caller caller, String tool, ObjectNode arguments);
}
