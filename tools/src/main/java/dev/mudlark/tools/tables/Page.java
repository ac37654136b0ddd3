package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.builtin.NextCall;
import java.util.Optional;

/**
 * Where in the matching rows a result stands.
 *
 * @param arguments of the call
 * @param offset how many rows are passed over
 * @param raised the call that shows more rows beside these, when {@code limit} is what keeps them back
 * @param isLong true when the arguments are too long to be said again
 */
record Page(ObjectNode arguments, int offset, Optional<NextCall> raised, boolean isLong) {

    private static final int LONGEST_CALL = 300;

    Page(ObjectNode arguments, int offset, Optional<NextCall> raised) {
        this(arguments, offset, raised, arguments.toString().length() > LONGEST_CALL);
    }

    /** The same call for the rows behind the first {@code shown}. */
    NextCall after(int shown) {
        NextCall next = NextCall.of(LookupTable.NAME);
        arguments.properties().forEach(argument -> next.with(argument.getKey(), argument.getValue()));
        return next.with("offset", offset + shown);
    }

    /** The same in words: long arguments are not said again. */
    String say(int shown) {
        return "next: " + (isLong ? "the same call with \"offset\": " + (offset + shown) : after(shown));
    }
}
