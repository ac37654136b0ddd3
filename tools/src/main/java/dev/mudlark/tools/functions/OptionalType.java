package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolException;
import java.util.function.Function;

/**
 * What may be left out.
 *
 * @param type what it is when it is there
 * @param empty what it is when it is not
 * @param full wraps what is there
 */
record OptionalType(ArgumentType type, Object empty, Function<Object, Object> full) implements ArgumentType {

    @Override
    public ObjectNode schema() {
        return type.schema();
    }

    @Override
    public Object read(JsonNode value, String where) throws ToolException {
        Object read = value.isMissingNode() || value.isNull() ? null : type.read(value, where);
        return read == null ? empty : full.apply(read);
    }

    @Override
    public boolean mayBeLeftOut() {
        return true;
    }
}
