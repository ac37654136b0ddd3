package dev.mudlark.tools.functions;

import dev.mudlark.tools.ToolException;
import org.jspecify.annotations.Nullable;

/** What code that is not ours has thrown. */
final class Thrown {

    private Thrown() {}

    /**
     * Throws it again as it is, for the gate to judge. What is checked is wrapped.
     *
     * @throws ToolException when it is one: an error for the model
     */
    static RuntimeException passedOn(@Nullable Throwable thrown) throws ToolException {
        switch (thrown) {
            case ToolException forTheModel -> throw forTheModel;
            case RuntimeException unchecked -> throw unchecked;
            case Error error -> throw error;
            case null, default -> throw new IllegalStateException(thrown);
        }
    }
}
