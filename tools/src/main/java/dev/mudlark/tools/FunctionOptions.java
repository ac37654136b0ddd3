package dev.mudlark.tools;

import dev.mudlark.tools.ToolTraits.SideEffects;
import java.time.Duration;
import java.util.Optional;

/**
 * What is said about a {@link FunctionTools function} from outside; each goes before what its {@link ToolFunction} says.
 *
 * @param name the tool's name
 * @param description what the model is told
 * @param sideEffects what it touches beyond the collection
 * @param timeout how long a call may take; more than zero
 */
public record FunctionOptions(
        Optional<String> name,
        Optional<String> description,
        Optional<SideEffects> sideEffects,
        Optional<Duration> timeout) {

    /** Nothing; the annotation says all. */
    public static final FunctionOptions NONE =
            new FunctionOptions(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** @throws ToolBoxException when the timeout is not more than zero */
    public FunctionOptions {
        if (timeout.isPresent() && !timeout.get().isPositive()) {
            throw new ToolBoxException("the timeout of a function must be more than 0 seconds");
        }
    }

    /** With this name. */
    public FunctionOptions named(String newName) {
        return new FunctionOptions(Optional.of(newName), description, sideEffects, timeout);
    }

    /** With this description. */
    public FunctionOptions described(String newDescription) {
        return new FunctionOptions(name, Optional.of(newDescription), sideEffects, timeout);
    }

    /** With these side effects. */
    public FunctionOptions touching(SideEffects effects) {
        return new FunctionOptions(name, description, Optional.of(effects), timeout);
    }

    /** With this time limit. */
    public FunctionOptions endingAfter(Duration newTimeout) {
        return new FunctionOptions(name, description, sideEffects, Optional.of(newTimeout));
    }
}
